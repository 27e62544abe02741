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
         * @description Whether the server and its database work: 503 where the database cannot be read, or not be written to.
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
         * @description Numbers for Prometheus: with the token of the operator, or from this computer and through no proxy.
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
         * @description Be the guest of a link in this browser; the link works once.
         */
        post: operations["recover_api_guest_recover_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions
         * @description The browsers in which you are this guest.
         */
        get: operations["sessions_api_guest_sessions_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/sessions/{session}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End Session
         * @description End one of them: whoever uses it is nobody any more, and loses connections to tables.
         */
        post: operations["end_session_api_guest_sessions__session__end_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End Others
         * @description End all of them but this one.
         */
        post: operations["end_others_api_guest_sessions_end_others_post"];
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
         * @description Put a bot on a seat, or open it; whoever sat there stays out (the host).
         */
        put: operations["set_seat_api_tables__id__seats__number__put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/barred/{number}/readmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Readmit
         * @description Let somebody in again who was sent away (the host).
         */
        post: operations["readmit_api_tables__id__barred__number__readmit_post"];
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
    "/api/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All Lessons
         * @description Which lessons there are, and how far you have come.
         */
        get: operations["all_lessons_api_lessons_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One Lesson
         * @description The words of a lesson.
         */
        get: operations["one_lesson_api_lessons__name__get"];
        put?: never;
        /**
         * Begin
         * @description Go to the table of a lesson: the one where you are at it, or a new one.
         */
        post: operations["begin_api_lessons__name__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mixes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mix
         * @description Whether things go together, and what else would.
         */
        post: operations["mix_api_mixes_post"];
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
         *     no longer replays, it is all that was written down, before that what the seat may know as far as it replays.
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
         * Upload
         * @description Upload a record: a table to look at, whose game can be continued elsewhere.
         */
        post: operations["upload_api_records_post"];
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
         * Continue Game
         * @description A new table that begins where a finished game, or a record, stood at a moment.
         */
        post: operations["continue_game_api_tables__id__continue_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/cycles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cycles
         * @description How everybody stood at the end of each cycle; the gold of others only when the game is finished.
         */
        get: operations["cycles_api_tables__id__cycles_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Analysis
         * @description The analysis of a game that is over, if somebody has asked for it.
         */
        get: operations["analysis_api_tables__id__analysis_get"];
        put?: never;
        /**
         * Begin
         * @description Have a game analysed that is over; once it is done, it stays so.
         */
        post: operations["begin_api_tables__id__analysis_post"];
        /**
         * Cancel
         * @description Stop an analysis that you have asked for, or that is of a game of yours.
         */
        delete: operations["cancel_api_tables__id__analysis_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/texts/{edition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts
         * @description Names and explanations of an edition with all its expansions, in the words of a game in which some are played.
         */
        get: operations["texts_api_texts__edition__get"];
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
    "/api/tables/{id}/preview.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview
         * @description A picture of a table as spectators see it, to come with its link; none of a table without spectators.
         */
        get: operations["preview_api_tables__id__preview_png_get"];
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
         * @description A board as shapes to draw; a random one is another one each time. Those that come with the game are for
         *     everybody, others for guests.
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
         * Problem
         * @description Why something was refused: a code for programs, a sentence for people.
         */
        Problem: {
            /** @description such as `conflict`, `forbidden`, `unknown` */
            code: string;
            message: string;
            /**
             * @description where things do not go together
             * @default null
             */
            reason?: components["schemas"]["MixReason"] | null;
        };
        /**
         * MixReason
         * @description Why things do not go together.
         */
        MixReason: {
            code: string;
            about: Record<string, unknown>;
            texts: {
                [key: string]: string;
            };
        };
        /**
         * Health
         * @description How the server and its database are.
         */
        Health: {
            /** @description `ok`, or `storage` where the database does not do what it should */
            status: string;
            version: string;
            /** @description whether what is stored can be read */
            reading: boolean;
            /** @description whether answers can be written down */
            writing: boolean;
            /**
             * @description `storage`, where something is wrong
             * @default null
             */
            code?: string | null;
            /**
             * @description what is wrong
             * @default null
             */
            message?: string | null;
        };
        /**
         * About
         * @description What this server can do.
         */
        About: {
            version: string;
            protocol: number;
            rules: {
                [key: string]: number;
            };
            compiled: boolean;
            languages: string[];
            bots: string[];
            levels: string[];
            personalities: string[];
            editions: {
                [key: string]: components["schemas"]["EditionInfo"];
            };
            options: Record<string, unknown>;
        };
        /**
         * EditionInfo
         * @description An edition, and what can be chosen with it.
         */
        EditionInfo: {
            players: number[];
            teams_allowed: number[];
            teams_required: number[];
            random_boards: boolean;
            expansions: {
                [key: string]: string[];
            };
            changes: {
                [key: string]: components["schemas"]["Changes"];
            };
            texts: {
                [key: string]: {
                    [key: string]: components["schemas"]["ExpansionText"];
                };
            };
            options: string[];
            presets: {
                [key: string]: components["schemas"]["PresetInfo"];
            };
        };
        /**
         * Changes
         * @description What an expansion changes of who plays and what can be chosen; null where that stays as it is.
         */
        Changes: {
            players: number[] | null;
            teams_allowed: number[] | null;
            teams_required: number[] | null;
            options: string[];
            defaults: {
                [key: string]: string;
            };
            needs_options: {
                [key: string]: string;
            };
            needs_one_on: string[];
        };
        /**
         * ExpansionText
         * @description What an expansion or a preset is called, and what it adds, in a line.
         */
        ExpansionText: {
            name: string;
            line: string;
        };
        /**
         * PresetInfo
         * @description A mix with a name that people choose as a whole.
         */
        PresetInfo: {
            expansions: string[];
            players: number[];
            texts: {
                [key: string]: components["schemas"]["ExpansionText"];
            };
        };
        /**
         * GuestInfo
         * @description Who you are here; without a name, nobody yet.
         */
        GuestInfo: {
            name: string | null;
        };
        /**
         * GuestName
         * @description What the others shall call you.
         */
        GuestName: {
            name: string;
        };
        /**
         * Link
         * @description The secret part of a link that brings your seats to another browser, once. Tell it to nobody, and put it only
         *         where no server sees it: behind the `#` of an address.
         */
        Link: {
            link: string;
        };
        /**
         * LinkRequest
         * @description The secret part of the link that brings your seats here.
         */
        LinkRequest: {
            link: string;
        };
        /**
         * SessionList
         * @description The browsers in which you are this guest, the one that was used last first.
         */
        SessionList: {
            sessions: components["schemas"]["SessionInfo"][];
        };
        /**
         * SessionInfo
         * @description A browser in which you are this guest.
         */
        SessionInfo: {
            id: string;
            /** @description such as `Firefox, Windows`; empty where nobody knows */
            browser: string;
            created: number;
            /** @description when it was last used, to the hour */
            used: number;
            /** @description whether it is the one that asks */
            current: boolean;
        };
        /**
         * TableList
         * @description Tables, the latest first.
         */
        TableList: {
            tables: components["schemas"]["TableSummary"][];
        };
        /**
         * TableSummary
         * @description A table in a list.
         */
        TableSummary: {
            id: string;
            title: string;
            status: string;
            created: number;
            changed: number;
            edition: string;
            expansions: string[];
            players: number;
            seats: components["schemas"]["SeatSummary"][];
            your_seats: number[];
            /** @description the seat whose turn it is */
            asked_seat: number | null;
        };
        /**
         * SeatSummary
         * @description A seat of a table in a list.
         */
        SeatSummary: {
            number: number;
            name: string;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person" | "resigned" | "stand-in";
            bot: string;
        };
        /**
         * TableInfo
         * @description A table as everybody sees it.
         */
        TableInfo: {
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
            factions_each: number;
            options: Record<string, unknown>;
            settings: components["schemas"]["TableSettings"];
            seats: components["schemas"]["SeatInfo"][];
            hosting: boolean;
            proposal: components["schemas"]["ProposalInfo"] | null;
            rematch: string | null;
            rules: {
                [key: string]: number;
            };
            asked_seats: number[];
            standings: components["schemas"]["StandingInfo"][];
            sent_away: boolean;
            barred: components["schemas"]["BarredInfo"][];
            unreplayable: boolean;
            lesson: components["schemas"]["LessonProgress"] | null;
        };
        /**
         * TableSettings
         * @description What may be chosen for a table beside the game.
         */
        TableSettings: {
            /**
             * @description Players may ask the strategist for advice.
             * @default true
             */
            hints?: boolean;
            /**
             * @description Players see the odds of battles.
             * @default true
             */
            odds?: boolean;
            /**
             * @description Whoever has the link may watch.
             * @default true
             */
            spectators?: boolean;
            /**
             * @description Programs of players may ask what hidden purses must hold.
             * @default true
             */
            beliefs?: boolean;
            /**
             * @description How long somebody must be away before others may let a bot stand in.
             * @default 2
             */
            absence_minutes?: number;
        };
        /**
         * SeatInfo
         * @description A seat as everybody sees it.
         */
        SeatInfo: {
            number: number;
            name: string;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person" | "resigned" | "stand-in";
            bot: string;
            present: boolean;
            yours: boolean;
        };
        /**
         * ProposalInfo
         * @description What somebody has proposed, and which seats have agreed so far.
         */
        ProposalInfo: {
            what: string;
            seat: number;
            moment: number;
            agreed: number[];
            waiting: number[];
        };
        /**
         * StandingInfo
         * @description A place in the final ranking.
         */
        StandingInfo: {
            place: number;
            players: number[];
            metropolises: number;
            gold: number;
        };
        /**
         * BarredInfo
         * @description Somebody whom the host has sent away.
         */
        BarredInfo: {
            number: number;
            name: string;
        };
        /**
         * LessonProgress
         * @description How far somebody has come in a lesson.
         */
        LessonProgress: {
            name: string;
            step: number;
            steps: number;
        };
        /**
         * NewTable
         * @description A table to be.
         */
        NewTable: {
            /** @default legendary */
            edition?: string;
            /** @default 4 */
            players?: number;
            /** @default [] */
            expansions?: string[];
            /** @default null */
            teams?: boolean | number[][] | null;
            /** @default ready */
            board?: ("random" | "ready") | Record<string, unknown>;
            /** @default {} */
            options?: Record<string, unknown>;
            /** @default  */
            title?: string;
            /**
             * @description whether everybody may find it in the list
             * @default false
             */
            listed?: boolean;
            /**
             * @default {
             *       "hints": true,
             *       "odds": true,
             *       "spectators": true,
             *       "beliefs": true,
             *       "absence_minutes": 2
             *     }
             */
            settings?: components["schemas"]["TableSettings"];
            /** @default null */
            seats?: components["schemas"]["SeatRequest"][] | null;
            /**
             * @description begin at once, if no seat is open
             * @default false
             */
            start?: boolean;
        };
        /**
         * SeatRequest
         * @description Who is to sit on a seat: you (on several, for one screen), anybody, or a bot.
         */
        SeatRequest: {
            /** @enum {unknown} */
            kind: "bot" | "me" | "open";
            /** @default novice */
            bot?: string;
            /**
             * @description yours, if several people share this screen
             * @default null
             */
            name?: string | null;
        };
        /**
         * SeatName
         * @description What somebody is called on a seat; null: as everywhere.
         */
        SeatName: {
            /** @default null */
            name?: string | null;
        };
        /**
         * SeatChoice
         * @description A bot, or null for an open seat.
         */
        SeatChoice: {
            bot: string | null;
        };
        /**
         * BotChoice
         * @description Which bot.
         */
        BotChoice: {
            /** @default novice */
            bot?: string;
        };
        /**
         * LessonList
         * @description All courses.
         */
        LessonList: {
            courses: components["schemas"]["CourseInfo"][];
        };
        /**
         * CourseInfo
         * @description Lessons that belong together, in their order.
         */
        CourseInfo: {
            name: string;
            title: string;
            lessons: components["schemas"]["LessonSummary"][];
        };
        /**
         * LessonSummary
         * @description A lesson in the list.
         */
        LessonSummary: {
            name: string;
            title: string;
            about: string;
            minutes: number;
            steps: number;
            /** @description how many steps you have done of the one that you are at */
            step: number;
            /** @description whether you have done all of them, once */
            done: boolean;
            /** @description where you are at it */
            table: string | null;
        };
        /**
         * LessonReply
         * @description The words of a lesson.
         */
        LessonReply: {
            name: string;
            title: string;
            end: string;
            steps: components["schemas"]["LessonStep"][];
            course: string[];
        };
        /**
         * LessonStep
         * @description The words of a step.
         */
        LessonStep: {
            why: string;
            task: string;
            /** @description what came of it; empty where there is nothing to say */
            done: string;
        };
        /**
         * LessonStart
         * @description To begin a lesson, or to go on.
         */
        LessonStart: {
            /**
             * @description from the beginning, whatever was done of it
             * @default false
             */
            again?: boolean;
        };
        /**
         * MixReply
         * @description Whether a mix goes together, and what every other choice would make of it.
         */
        MixReply: {
            whole: components["schemas"]["MixChoice"];
            players: {
                [key: string]: components["schemas"]["MixChoice"];
            };
            teams: components["schemas"]["MixChoice"];
            expansions: {
                [key: string]: components["schemas"]["MixChoice"];
            };
            parts: {
                [key: string]: components["schemas"]["MixChoice"];
            };
            presets: {
                [key: string]: components["schemas"]["MixChoice"];
            };
            options: string[];
            defaults: {
                [key: string]: string;
            };
        };
        /**
         * MixChoice
         * @description Something that may be chosen, or left where it is chosen.
         */
        MixChoice: {
            chosen: boolean;
            reasons: components["schemas"]["MixReason"][];
            becomes: components["schemas"]["MixInfo"];
            change: {
                [key: string]: string;
            };
        };
        /**
         * MixInfo
         * @description Things that go together, as a table takes them.
         */
        MixInfo: {
            players: number;
            expansions: string[];
            teams: boolean;
            options: {
                [key: string]: string;
            };
        };
        /**
         * MixRequest
         * @description What was chosen for a table so far, whether it goes together or not.
         */
        MixRequest: {
            /** @default legendary */
            edition?: string;
            /** @default 4 */
            players?: number;
            /** @default [] */
            expansions?: string[];
            /** @default false */
            teams?: boolean;
            /**
             * @description those that are one of some names
             * @default {}
             */
            options?: Record<string, unknown>;
        };
        /**
         * MomentReply
         * @description A table as it stood at a moment, from the perspective of a seat or of a spectator.
         */
        MomentReply: {
            moment: number;
            last: number;
            view: components["schemas"]["Tabletop"];
        };
        /**
         * Tabletop
         * @description All that lies on the table.
         */
        Tabletop: {
            /** @enum {unknown} */
            kind: "tabletop";
            cycle: number;
            goal: number;
            ending: boolean;
            over: boolean;
            player: number | null;
            turn: string | null;
            order: string[];
            areas: components["schemas"]["AreaInfo"][];
            moving: components["schemas"]["Piece"][];
            gods: components["schemas"]["GodInfo"][];
            decks: components["schemas"]["DeckInfo"][];
            factions: components["schemas"]["FactionInfo"][];
            battle: components["schemas"]["BattleInfo"] | null;
            reserve: {
                [key: string]: number;
            };
            additions: components["schemas"]["Addition"][];
            asked: components["schemas"]["AskedInfo"] | null;
            standings: components["schemas"]["StandingInfo"][];
            /** @default [] */
            carried?: components["schemas"]["Figure"][];
        };
        /**
         * AreaInfo
         * @description A land or sea area, and what is in it.
         */
        AreaInfo: {
            id: string;
            owner: string | null;
            pieces: components["schemas"]["Piece"][];
            figures: components["schemas"]["Figure"][];
            prosperity: number;
            buildings: string[];
            metropolises: string[];
            free_sites: number;
            additions: components["schemas"]["Addition"][];
        };
        /**
         * Piece
         * @description So many pieces of a kind.
         */
        Piece: {
            kind: string;
            number: number;
        };
        /**
         * Figure
         * @description A hero, a creature or an artifact that stands on the board.
         */
        Figure: {
            card: string;
            faction: string | null;
        };
        /**
         * Addition
         * @description Something that a card or an expansion shows: in an area, in front of a faction, or beside the board.
         */
        Addition: {
            look: string;
            /** @default  */
            name?: string;
            /** @default 1 */
            number?: number | null;
            /** @default null */
            faction?: string | null;
            /** @default {} */
            related?: {
                [key: string]: string;
            };
        };
        /**
         * GodInfo
         * @description A god in its place; one who lies face down may be known or not.
         */
        GodInfo: {
            id: string | null;
            open: boolean;
            offerings: components["schemas"]["Offering"][];
            /** @default [] */
            beside?: string[];
            /** @default null */
            covers?: string | null;
            /** @default [] */
            grants?: components["schemas"]["GrantInfo"][];
        };
        /**
         * Offering
         * @description A pawn on a god.
         */
        Offering: {
            faction: string;
            offering: number;
        };
        /**
         * GrantInfo
         * @description Something that a god gives by its place: a `building` or a `unit`.
         */
        GrantInfo: {
            kind: string;
            id: string;
            /** @default null */
            god?: string | null;
        };
        /**
         * DeckInfo
         * @description A deck with its track.
         */
        DeckInfo: {
            name: string;
            left: number;
            slots: number[];
            track: components["schemas"]["TrackCard"][];
            known_on_top: string[];
            revealed: string[];
            discard: string[];
        };
        /**
         * TrackCard
         * @description A card that lies open on a track, and what it costs without discounts.
         */
        TrackCard: {
            card: string;
            price: number;
            slot: number;
        };
        /**
         * FactionInfo
         * @description A faction, and what it has in front of its screen, and behind it if one may look.
         */
        FactionInfo: {
            id: string;
            player: number;
            team: number;
            purse: string;
            gold: number | null;
            income: number;
            alive: boolean;
            people: {
                [key: string]: number;
            };
            philosophers_needed: number;
            nearness: components["schemas"]["Nearness"];
            lands: number;
            metropolises: number;
            safe_metropolises: string[];
            buildings: {
                [key: string]: number;
            };
            discount_used: number;
            cards: string[];
            hand: string[];
            hand_size: number;
            reserve: {
                [key: string]: number;
            };
            additions: components["schemas"]["Addition"][];
        };
        /**
         * Nearness
         * @description How near a faction is to its next Metropolis, as far as everybody knows.
         */
        Nearness: {
            lacking: string[];
            buildings: number;
            philosophers: number;
            heroes: {
                [key: string]: number;
            };
        };
        /**
         * BattleInfo
         * @description A battle that is being fought.
         */
        BattleInfo: {
            area: string;
            attacker: string;
            defender: string;
            attackers: components["schemas"]["Piece"][];
            heroes: components["schemas"]["Figure"][];
            dice: number[];
        };
        /**
         * AskedInfo
         * @description Who is asked, and what.
         */
        AskedInfo: {
            player: number | null;
            faction: string | null;
            question: string;
        };
        /**
         * Continuation
         * @description Where to go on from, and with whom.
         */
        Continuation: {
            moment: number;
            /** @default null */
            seats?: components["schemas"]["SeatRequest"][] | null;
            /** @default  */
            title?: string;
            /**
             * @description without: those of the table that is continued
             * @default null
             */
            settings?: components["schemas"]["TableSettings"] | null;
        };
        /**
         * CyclesReply
         * @description How a game went, cycle by cycle.
         */
        CyclesReply: {
            cycles: components["schemas"]["CycleStanding"][];
        };
        /**
         * CycleStanding
         * @description How everybody stood when a cycle had ended, before the next income.
         */
        CycleStanding: {
            /** @description the cycle that had ended; 0 is the start of the game */
            cycle: number;
            moment: number;
            /** @description false where the game stands, or was left, within the cycle */
            ended: boolean;
            factions: components["schemas"]["FactionStanding"][];
        };
        /**
         * FactionStanding
         * @description How a faction stood.
         */
        FactionStanding: {
            faction: string;
            player: number;
            /** @description who wins together has the same number */
            team: number;
            purse: string;
            metropolises: number;
            /** @description that of the next cycle, as the board stands */
            income: number;
            lands: number;
            /** @description null where the asker may not know it */
            gold: number | null;
        };
        /**
         * AnalysisReply
         * @description The analysis of a game, or how far it is.
         */
        AnalysisReply: {
            /** @enum {unknown} */
            state: "done" | "failed" | "none" | "running" | "waiting";
            /** @description how much of the work is done, from 0 to 1 */
            done: number;
            /** @description how many analyses come before this one */
            ahead: number;
            /** @description whether you may stop it */
            yours: boolean;
            /** @default null */
            analysis?: components["schemas"]["Analysis"] | null;
            /**
             * @description at which moments the `points` stood
             * @default []
             */
            point_moments?: number[];
            /**
             * @description at which moments the `better_answers` were asked for
             * @default []
             */
            answer_moments?: number[];
        };
        /**
         * Analysis
         * @description How a game went, and what could have been better.
         */
        Analysis: {
            /** @description the factions of those who win together */
            sides: string[][];
            points: components["schemas"]["Point"][];
            turning_points: components["schemas"]["TurningPoint"][];
            better_answers: components["schemas"]["BetterAnswer"][];
            /** @description how many were judged */
            decisions: number;
            /** @description how often the rest of a cycle was played on */
            rollouts: number;
        };
        /**
         * Point
         * @description How everybody's chance stood at a place.
         */
        Point: {
            at: number;
            cycle: number;
            /** @description of each side to win, in the order of `sides` */
            chances: number[];
            /**
             * @description whose turn had ended; null at the beginning of a cycle
             * @default null
             */
            faction?: string | null;
            /** @default null */
            god?: string | null;
        };
        /**
         * TurningPoint
         * @description A turn, or a change of cycles, that changed the chances most.
         */
        TurningPoint: {
            /** @description its number among the `points`; the one before it is compared with */
            point: number;
            /** @description by language */
            words: {
                [key: string]: components["schemas"]["Words"];
            };
        };
        /**
         * Words
         * @description What there is to say about something, in a language.
         */
        Words: {
            text: string;
            /**
             * @description the question that was answered; empty where it is about none
             * @default
             */
            asked?: string;
        };
        /**
         * BetterAnswer
         * @description A decision for which its player could have known a better answer.
         */
        BetterAnswer: {
            at: number;
            cycle: number;
            player: number;
            faction: string;
            played: string;
            better: string;
            /** @description of its side to win, after what was played */
            chance: number;
            better_chance: number;
            /** @description the 95 percent interval of the gap */
            gap: number[];
            /** @description by language */
            words: {
                [key: string]: components["schemas"]["Words"];
            };
        };
        /**
         * TextsReply
         * @description The texts of an edition in a language.
         */
        TextsReply: {
            edition: string;
            language: string;
            names: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            sorts: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            ghosts: string[];
            leaders: string[];
            looks: {
                [key: string]: components["schemas"]["LookText"];
            };
            groups: {
                [key: string]: string;
            };
            decks: {
                [key: string]: string;
            };
            doing: {
                [key: string]: string;
            };
            gifts: {
                [key: string]: string;
            };
            openings: {
                [key: string]: string;
            };
            effects: {
                [key: string]: string;
            };
            entries: components["schemas"]["EntryText"][];
        };
        /**
         * LookText
         * @description How something looks that a card or an expansion shows.
         */
        LookText: {
            sort: string;
            kind: string;
            icon: string;
            entry: string;
            title: string;
            name: string;
            linked: boolean;
            full: number;
        };
        /**
         * EntryText
         * @description An entry of the rules reference.
         */
        EntryText: {
            id: string;
            group: string;
            kind: string;
            name: string;
            also: string[];
            paragraphs: string[];
            parts: {
                [key: string]: string;
            };
            see: string[];
            chapter: string;
        };
        /**
         * BoardReply
         * @description A board as shapes to draw, and the layout that makes it again.
         */
        BoardReply: {
            layout: unknown;
            shapes: Record<string, unknown>;
            picture: string;
        };
        /**
         * BoardRequest
         * @description A board to look at.
         */
        BoardRequest: {
            /** @default legendary */
            edition?: string;
            /** @default 4 */
            players?: number;
            /** @default [] */
            expansions?: string[];
            /** @default ready */
            board?: ("random" | "ready") | Record<string, unknown>;
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
            /** @description Done. */
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
            /** @description Done. */
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
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
            /** @description Done. */
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
                "application/json": components["schemas"]["GuestName"];
            };
        };
        responses: {
            /** @description Done. */
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
            /** @description Done. */
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
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
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
    sessions_api_guest_sessions_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
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
    end_session_api_guest_sessions__session__end_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the `id` of a session of yours */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
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
    end_others_api_guest_sessions_end_others_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
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
            /** @description Done. */
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
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
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
            /** @description Done. */
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
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
                "application/json": components["schemas"]["SeatName"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
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
    readmit_api_tables__id__barred__number__readmit_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the number of somebody who was sent away */
                number: number;
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
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
    all_lessons_api_lessons_get: {
        parameters: {
            query?: {
                /** @description the language of the words */
                language?: "en" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonList"];
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
    one_lesson_api_lessons__name__get: {
        parameters: {
            query?: {
                /** @description the language of the words */
                language?: "en" | "es";
            };
            header?: never;
            path: {
                /** @description the lesson */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonReply"];
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
    begin_api_lessons__name__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the lesson */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonStart"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
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
    mix_api_mixes_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MixRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MixReply"];
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
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
            /** @description Done. */
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
    upload_api_records_post: {
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
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
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
    continue_game_api_tables__id__continue_post: {
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
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
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
    cycles_api_tables__id__cycles_get: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CyclesReply"];
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
    analysis_api_tables__id__analysis_get: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisReply"];
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
    begin_api_tables__id__analysis_post: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisReply"];
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
    cancel_api_tables__id__analysis_delete: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisReply"];
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
    texts_api_texts__edition__get: {
        parameters: {
            query?: {
                language?: "en" | "es";
                /** @description names of expansions that are played, between commas */
                played?: string;
            };
            header?: never;
            path: {
                edition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextsReply"];
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
            /** @description Done. */
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
    preview_api_tables__id__preview_png_get: {
        parameters: {
            query?: {
                language?: "en" | "es";
                /** @description without: as it is now */
                moment?: number | null;
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
                    "image/png": unknown;
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
                "application/json": components["schemas"]["BoardRequest"];
            };
        };
        responses: {
            /** @description Done. */
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
