// Made from the server's description by scripts/types.mjs. Do not edit.

export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Healthz
         * @description Whether the server and its database work.
         */
        get: operations["healthz_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description Numbers for Prometheus.
         */
        get: operations["metrics_metrics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About
         * @description Editions, expansions, options, bots and languages.
         */
        get: operations["about_api_about_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/protocol.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Protocol
         * @description The JSON schema of the messages on a WebSocket, and the kinds of events and questions that they tell of.
         */
        get: operations["protocol_api_protocol_json_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who
         * @description Who you are.
         */
        get: operations["who_api_guest_get"];
        put?: never;
        /**
         * Introduce
         * @description Say who you are: the first time you get a cookie, later another name.
         */
        post: operations["introduce_api_guest_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link
         * @description A link to take your seats to another browser; the one before is void.
         */
        post: operations["link_api_guest_link_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover
         * @description Be the guest of a link in this browser.
         */
        post: operations["recover_api_guest_recover_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open Tables
         * @description Listed tables that wait for players.
         */
        get: operations["open_tables_api_tables_get"];
        put?: never;
        /**
         * Create
         * @description A new table, with you as its host.
         */
        post: operations["create_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Tables
         * @description Tables where you have a seat.
         */
        get: operations["my_tables_api_tables_mine_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show
         * @description A table.
         */
        get: operations["show_api_tables__id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{number}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take
         * @description Sit down.
         */
        post: operations["take_api_tables__id__seats__number__take_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{number}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description Get up, before the game begins.
         */
        post: operations["leave_api_tables__id__seats__number__leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Seat
         * @description Put a bot on a seat, or open it (the host).
         */
        put: operations["set_seat_api_tables__id__seats__number__put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill
         * @description Put bots on all open seats (the host).
         */
        post: operations["fill_api_tables__id__fill_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start
         * @description Begin the game (the host).
         */
        post: operations["start_api_tables__id__start_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{number}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign
         * @description Give up: a bot plays on.
         */
        post: operations["resign_api_tables__id__seats__number__resign_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{number}/stand-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stand In
         * @description Let a bot answer for somebody who is away, or for yourself.
         */
        post: operations["stand_in_api_tables__id__seats__number__stand_in_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{number}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come Back
         * @description Take your seat back from the bot that stood in.
         */
        post: operations["come_back_api_tables__id__seats__number__return_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description Play again with the same people; all who ask get the same new table.
         */
        post: operations["rematch_api_tables__id__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The record of a game: the whole truth when it is over, before that what the seat may know. Of a game that
         *     the present rules cannot replay, it is as it was written down.
         */
        get: operations["record_api_tables__id__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/moments/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Moment
         * @description How a table stood at a moment.
         */
        get: operations["moment_api_tables__id__moments__number__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring
         * @description Bring a record: a table to look at, whose game can be continued elsewhere.
         */
        post: operations["bring_api_records_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go On
         * @description A new table that begins where a finished game, or a record, stood at a moment.
         */
        post: operations["go_on_api_tables__id__continue_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/chronicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chronicle
         * @description How everybody stood at the end of each cycle; the gold of others only when the game is finished.
         */
        get: operations["chronicle_api_tables__id__chronicle_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/words/{edition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Words
         * @description Names and explanations of an edition with all its expansions.
         */
        get: operations["words_api_words__edition__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Board
         * @description The board of a table as shapes to draw.
         */
        get: operations["board_api_tables__id__board_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look
         * @description A board as shapes to draw; a random one is another one each time.
         */
        post: operations["look_api_boards_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * About
         * @description What this server can do.
         */
        About: {
            /** Version */
            version: string;
            /** Protocol */
            protocol: number;
            /** Rules */
            rules: {
                [key: string]: number;
            };
            /** Compiled */
            compiled: boolean;
            /** Languages */
            languages: string[];
            /** Bots */
            bots: string[];
            /** Editions */
            editions: {
                [key: string]: components["schemas"]["EditionInfo"];
            };
            /** Options */
            options: {
                [key: string]: unknown;
            };
        };
        /**
         * BoardReply
         * @description A board as shapes to draw, and the layout that makes it again.
         */
        BoardReply: {
            /** Layout */
            layout: unknown;
            /** Shapes */
            shapes: {
                [key: string]: unknown;
            };
            /** Picture */
            picture: string;
        };
        /**
         * BoardWish
         * @description A board to look at.
         */
        BoardWish: {
            /**
             * Edition
             * @default legendary
             */
            edition: string;
            /**
             * Players
             * @default 4
             */
            players: number;
            /** Expansions */
            expansions?: string[];
            /**
             * Board
             * @default ready
             */
            board: ("ready" | "random") | {
                [key: string]: unknown;
            };
        };
        /** BotChoice */
        BotChoice: {
            /**
             * Bot
             * @default novice
             */
            bot: string;
        };
        /**
         * Changes
         * @description What an expansion changes of who plays and what can be chosen; null where that stays as it is.
         */
        Changes: {
            /** Players */
            players: number[] | null;
            /** May Team */
            may_team: number[] | null;
            /** Must Team */
            must_team: number[] | null;
            /** Options */
            options: string[];
            /** Defaults */
            defaults: {
                [key: string]: string;
            };
        };
        /**
         * ChronicleReply
         * @description How a game went, cycle by cycle.
         */
        ChronicleReply: {
            /** Cycles */
            cycles: components["schemas"]["CycleStand"][];
        };
        /**
         * Continuation
         * @description Where to go on from, and with whom.
         */
        Continuation: {
            /** Moment */
            moment: number;
            /** Seats */
            seats?: components["schemas"]["SeatWish"][] | null;
            /**
             * Title
             * @default
             */
            title: string;
            /** @description without: those of the table that is continued */
            manners?: components["schemas"]["Manners"] | null;
        };
        /**
         * CycleStand
         * @description How everybody stood when a cycle had ended, before the next income.
         */
        CycleStand: {
            /**
             * Cycle
             * @description the cycle that had ended; 0 is the start of the game
             */
            cycle: number;
            /** Moment */
            moment: number;
            /**
             * Ended
             * @description false where the game stands, or was left, within the cycle
             */
            ended: boolean;
            /** Factions */
            factions: components["schemas"]["FactionStand"][];
        };
        /**
         * EditionInfo
         * @description An edition, and what can be chosen with it.
         */
        EditionInfo: {
            /** Players */
            players: number[];
            /** May Team */
            may_team: number[];
            /** Must Team */
            must_team: number[];
            /** Random Boards */
            random_boards: boolean;
            /** Expansions */
            expansions: {
                [key: string]: string[];
            };
            /** Changes */
            changes: {
                [key: string]: components["schemas"]["Changes"];
            };
            /** Said */
            said: {
                [key: string]: {
                    [key: string]: components["schemas"]["ExpansionText"];
                };
            };
            /** Options */
            options: string[];
        };
        /**
         * EntryText
         * @description An entry of the rules reference.
         */
        EntryText: {
            /** Id */
            id: string;
            /** Group */
            group: string;
            /** Kind */
            kind: string;
            /** Name */
            name: string;
            /** Also */
            also: string[];
            /** Paragraphs */
            paragraphs: string[];
            /** Parts */
            parts: {
                [key: string]: string;
            };
            /** See */
            see: string[];
            /** Chapter */
            chapter: string;
        };
        /**
         * ExpansionText
         * @description What an expansion is called, and what it adds, in a line.
         */
        ExpansionText: {
            /** Name */
            name: string;
            /** Line */
            line: string;
        };
        /**
         * FactionStand
         * @description How a faction stood.
         */
        FactionStand: {
            /** Faction */
            faction: string;
            /** Player */
            player: number;
            /** Purse */
            purse: string;
            /** Metropolises */
            metropolises: number;
            /**
             * Income
             * @description that of the next cycle, as the board stands
             */
            income: number;
            /** Lands */
            lands: number;
            /**
             * Gold
             * @description null where the asker may not know it
             */
            gold: number | null;
        };
        /**
         * GuestInfo
         * @description Who you are here; without a name, nobody yet.
         */
        GuestInfo: {
            /** Name */
            name: string | null;
        };
        /**
         * Health
         * @description The server works, and so does its database.
         */
        Health: {
            /** Status */
            status: string;
            /** Version */
            version: string;
        };
        /**
         * Link
         * @description The secret part of a link that brings your seats to another browser. Tell it to nobody.
         */
        Link: {
            /** Link */
            link: string;
        };
        /**
         * LookText
         * @description How something looks that a card or an expansion shows.
         */
        LookText: {
            /** Sort */
            sort: string;
            /** Kind */
            kind: string;
            /** Icon */
            icon: string;
            /** Entry */
            entry: string;
            /** Title */
            title: string;
            /** Name */
            name: string;
        };
        /**
         * Manners
         * @description What may be chosen for a table beside the game.
         */
        Manners: {
            /**
             * Hints
             * @description Players may ask the strategist for advice.
             * @default true
             */
            hints: boolean;
            /**
             * Odds
             * @description Players see the odds of battles.
             * @default true
             */
            odds: boolean;
            /**
             * Spectators
             * @description Whoever has the link may watch.
             * @default true
             */
            spectators: boolean;
            /**
             * Absence Minutes
             * @description How long somebody must be away before others may let a bot stand in. Days, for a game over days.
             * @default 2
             */
            absence_minutes: number;
        };
        /**
         * MomentReply
         * @description A table as it stood at a moment, with the eyes of a seat or of a spectator.
         */
        MomentReply: {
            /** Seq */
            seq: number;
            /** Last */
            last: number;
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * NewTable
         * @description A table to be.
         */
        NewTable: {
            /**
             * Edition
             * @default legendary
             */
            edition: string;
            /**
             * Players
             * @default 4
             */
            players: number;
            /** Expansions */
            expansions?: string[];
            /** Teams */
            teams?: boolean | number[][] | null;
            /**
             * Board
             * @default ready
             */
            board: ("ready" | "random") | {
                [key: string]: unknown;
            };
            /** Options */
            options?: {
                [key: string]: unknown;
            };
            /**
             * Title
             * @default
             */
            title: string;
            /**
             * Listed
             * @description whether everybody may find it in the list
             * @default false
             */
            listed: boolean;
            manners?: components["schemas"]["Manners"];
            /**
             * Seats
             * @description one for each; without: you, then open ones
             */
            seats?: components["schemas"]["SeatWish"][] | null;
            /**
             * Start
             * @description begin at once, if no seat is open
             * @default false
             */
            start: boolean;
        };
        /**
         * Problem
         * @description Why something was refused: a code for programs, a sentence for people.
         */
        Problem: {
            /**
             * Code
             * @description such as `conflict`, `forbidden`, `unknown`
             */
            code: string;
            /** Message */
            message: string;
        };
        /** Recovery */
        Recovery: {
            /**
             * Link
             * @description the secret part of the link
             */
            link: string;
        };
        /** SeatChoice */
        SeatChoice: {
            /**
             * Bot
             * @description a bot, or null for an open seat
             */
            bot: string | null;
        };
        /**
         * SeatWish
         * @description Who is to sit on a seat: you (on several, for one screen), anybody, or a bot.
         */
        SeatWish: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "open" | "bot";
            /**
             * Bot
             * @default novice
             */
            bot: string;
            /**
             * Name
             * @description yours, if several people share this screen
             */
            name?: string | null;
        };
        /** TableList */
        TableList: {
            /** Tables */
            tables: components["schemas"]["TableSummary"][];
        };
        /**
         * TableInfo
         * @description A table as everybody sees it.
         */
        TableReply: {
            id: string;
            title: string;
            /** @enum {unknown} */
            status: "abandoned" | "closed" | "over" | "replay" | "running" | "waiting";
            listed: boolean;
            created: number;
            changed: number;
            edition: string;
            expansions: string[];
            players: number;
            teams: number[][] | null;
            options: Record<string, never>;
            /**
             * MannersInfo
             * @description How people play at a table, beside the rules.
             */
            manners: {
                hints: boolean;
                odds: boolean;
                spectators: boolean;
                absence_minutes: number;
            };
            seats: {
                number: number;
                name: string;
                /** @enum {unknown} */
                kind: "bot" | "open" | "person" | "resigned" | "stand-in";
                bot: string;
                present: boolean;
                yours: boolean;
            }[];
            hosting: boolean;
            proposal: {
                what: string;
                seat: number;
                moment: number;
                agreed: number[];
                waiting: number[];
            } | null;
            rematch: string | null;
            rules: {
                [key: string]: number;
            };
            asked: number[];
            result: Record<string, never>[] | null;
        };
        /**
         * TableSummary
         * @description A table in a list.
         */
        TableSummary: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Status */
            status: string;
            /** Created */
            created: number;
            /** Changed */
            changed: number;
            /** Edition */
            edition: string;
            /** Expansions */
            expansions: string[];
            /** Players */
            players: number;
            /** Seats */
            seats: {
                [key: string]: unknown;
            }[];
            /** Yours */
            yours: number[];
            /** Asked */
            asked: number | null;
        };
        /**
         * WordsReply
         * @description The words of an edition in a language.
         */
        WordsReply: {
            /** Edition */
            edition: string;
            /** Language */
            language: string;
            /** Names */
            names: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** Sorts */
            sorts: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** Looks */
            looks: {
                [key: string]: components["schemas"]["LookText"];
            };
            /** Groups */
            groups: {
                [key: string]: string;
            };
            /** Decks */
            decks: {
                [key: string]: string;
            };
            /** Doing */
            doing: {
                [key: string]: string;
            };
            /** Gifts */
            gifts: {
                [key: string]: string;
            };
            /** Openings */
            openings: {
                [key: string]: string;
            };
            /** Effects */
            effects: {
                [key: string]: string;
            };
            /** Entries */
            entries: components["schemas"]["EntryText"][];
        };
        /** Naming */
        cyclades__server__api__guests__Naming: {
            /**
             * Name
             * @description what the others call you
             */
            name: string;
        };
        /** Naming */
        cyclades__server__api__tables__Naming: {
            /** Name */
            name?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    healthz_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": unknown;
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    about_api_about_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    protocol_api_protocol_json_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    who_api_guest_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestInfo"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    introduce_api_guest_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["cyclades__server__api__guests__Naming"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestInfo"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    link_api_guest_link_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recover_api_guest_recover_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recovery"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestInfo"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_tables_api_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableList"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    create_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_tables_api_tables_mine_get: {
        parameters: {
            query?: {
                finished?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableList"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_api_tables__id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    take_api_tables__id__seats__number__take_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description a seat, from 0 */
                number: number;
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["cyclades__server__api__tables__Naming"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave_api_tables__id__seats__number__leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description a seat, from 0 */
                number: number;
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    set_seat_api_tables__id__seats__number__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description a seat, from 0 */
                number: number;
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fill_api_tables__id__fill_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotChoice"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    start_api_tables__id__start_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resign_api_tables__id__seats__number__resign_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description a seat, from 0 */
                number: number;
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stand_in_api_tables__id__seats__number__stand_in_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description a seat, from 0 */
                number: number;
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotChoice"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    come_back_api_tables__id__seats__number__return_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description a seat, from 0 */
                number: number;
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematch_api_tables__id__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    record_api_tables__id__record_get: {
        parameters: {
            query?: {
                /** @description a seat of yours; when the game is over, any */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    moment_api_tables__id__moments__number__get: {
        parameters: {
            query?: {
                /** @description a seat of yours; when the game is over, any */
                seat?: number | null;
            };
            header?: never;
            path: {
                number: number;
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomentReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bring_api_records_post: {
        parameters: {
            query?: {
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    go_on_api_tables__id__continue_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Continuation"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chronicle_api_tables__id__chronicle_get: {
        parameters: {
            query?: {
                /** @description a seat of yours; when the game is over, any */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChronicleReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    words_api_words__edition__get: {
        parameters: {
            query?: {
                language?: "en" | "es";
            };
            header?: never;
            path: {
                edition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WordsReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    board_api_tables__id__board_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    look_api_boards_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardReply"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot do it now; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
