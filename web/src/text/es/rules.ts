/** The rules reference. */

import type { Introduction, rules as English } from "../en/rules";

export const rules: typeof English = {
  moreInRules: "Más en las reglas",
  rulesTitle: (edition: string) => `Las reglas: edición ${edition}`,
  editionsLabel: "Edición",
  searchRules: "Buscar en las reglas",
  searchHint: "Un dios, una carta, una palabra…",
  clearSearch: "Borrar la búsqueda",
  entriesFound: (number: number, text: string) =>
    number === 0
      ? `No hay nada sobre «${text}».`
      : number === 1
        ? `Una entrada sobre «${text}»`
        : `${number} entradas sobre «${text}»`,
  noEntry: (text: string) => `No hay nada sobre «${text}».`,
  noSuchEntry: (id: string) => `No hay ninguna entrada «${id}» en estas reglas.`,
  noEntryHint: "Prueba con una palabra más corta o solo con el principio.",
  contents: "Contenido",
  backToTop: "Volver arriba",
  seeAlso: "Véase también",
  alsoCalled: "También:",
  linkTo: (name: string) => `Enlace a ${name}`,
  howItGoes: "Cómo se juega",
  aCycle: "Un ciclo, paso a paso",
  howToWin: "Cómo se gana",
  goodToKnow: "Conviene saber",
  entryGroups: {
    gods: "Dioses",
    creatures: "Criaturas",
    figures: "Criaturas con figura",
    heroes: "Héroes",
    buildings: "Edificios",
    terms: "Términos",
  } as Record<string, string>,
  entryParts: { free: "Gratis", paid: "De pago", military: "Poder militar", sacrifice: "Sacrificio" } as Record<
    string,
    string
  >,
  introductions: {
    legendary: {
      lead:
        "Diriges una facción entre las islas del Egeo y quieres tres Metrópolis. Pero solo puedes hacer lo que te " +
        "permita un dios, y cada dios atiende a un solo jugador por ciclo: al que más ofrezca. Se juegan ciclos " +
        "hasta que uno termina con tres Metrópolis en la misma mano.",
      steps: [
        {
          entry: "creature-track",
          title: "Los dioses cambian de sitio",
          text:
            "El primer dios pasa al final de la fila, las criaturas se abaratan y llegan criaturas y héroes nuevos. " +
            "Si no sois seis, los últimos dioses de la fila quedan boca abajo y descansan este ciclo.",
        },
        {
          entry: "income",
          title: "Ingresos",
          text:
            "Recibes una pieza de oro por cada cornucopia de tus tierras y, en el mar, de donde estén tus flotas. El " +
            "oro se guarda tras una pantalla: los demás pueden llevar la cuenta, pero no lo ven.",
        },
        {
          entry: "offering",
          title: "Ofrendas",
          text:
            "Por turno, cada cual ofrece oro a un dios. Si alguien ofrece más allí, te vas enseguida a otro dios, " +
            "donde a tu vez puedes echar a alguien. Cuando todos tienen dios, se paga; cada Sacerdotisa lo abarata " +
            "en una pieza de oro. Apolo no cuesta nada.",
        },
        {
          entry: "maintenance",
          title: "Las criaturas se quedan o se van",
          text: "Las criaturas con figura dejan el tablero, salvo que su dueño entregue una Sacerdotisa por cada una.",
        },
        {
          entry: "god",
          title: "Turnos",
          text:
            "En el orden de los dioses, cada cual actúa con el suyo: primero dos acciones gratis y luego lo que " +
            "quiera pagar. Poseidón da Puertos y flotas y las mueve; Ares, lo mismo con Fortalezas y tropas. Zeus da " +
            "Templos y Sacerdotisas; Atenea, Universidades y Filósofos; Hera, mercenarios y héroes. Con cualquier " +
            "dios menos Apolo puedes llamar además a criaturas.",
        },
        {
          entry: "victory",
          title: "El final del ciclo",
          text:
            "Si ahora alguien controla tres Metrópolis, la partida termina: gana quien tenga más Metrópolis y, " +
            "después, quien tenga más oro. Haber tenido tres a mitad del ciclo no basta.",
        },
      ],
      ways:
        "Hay cuatro caminos hacia una Metrópolis: tener los cuatro tipos de edificio (Puerto, Fortaleza, Templo y " +
        "Universidad); reunir cuatro Filósofos; sacrificar a un héroe cuya condición cumplas; o quitársela a " +
        "alguien. Se construye sola en cuanto tienes lo necesario.",
      tips: [
        "Quien actúa pronto en este ciclo ofrece de los últimos en el siguiente, y al revés.",
        "Un ciclo con Apolo no es un ciclo perdido: te da oro y prosperidad, y la próxima vez ofreces el primero.",
        "El último territorio de un jugador no se puede atacar, salvo que conquistarlo le dé al atacante las " +
          "Metrópolis que terminan la partida.",
      ],
    },
    classic: {
      lead:
        "Diriges una ciudad entre las islas del Egeo y quieres dos Metrópolis, o tres si sois dos. Pero solo puedes " +
        "hacer lo que te permita un dios, y cada dios atiende a un solo jugador por ciclo: al que más ofrezca. Se " +
        "juegan ciclos hasta que uno termina con bastantes Metrópolis en la misma mano.",
      steps: [
        {
          entry: "creature-track",
          title: "Criaturas nuevas y otro orden de los dioses",
          text:
            "Las criaturas disponibles se abaratan y llegan otras. Los dioses se ordenan de nuevo; con menos de " +
            "cinco jugadores, algunos descansan boca abajo.",
        },
        {
          entry: "income",
          title: "Ingresos",
          text:
            "Recibes una pieza de oro por cada cornucopia de tus islas y por cada una del mar donde tengas una " +
            "flota. El oro se guarda tras una pantalla.",
        },
        {
          entry: "offering",
          title: "Ofrendas",
          text:
            "Por turno, cada cual ofrece al menos una pieza de oro a un dios. Si alguien ofrece más allí, te vas " +
            "enseguida a otro dios, donde a tu vez puedes echar a alguien. Cuando todos tienen sitio, se paga; cada " +
            "Sacerdote lo abarata en una pieza de oro, hasta una como mínimo. Apolo no cuesta nada y tiene sitio " +
            "para todos.",
        },
        {
          entry: "god",
          title: "Turnos",
          text:
            "En el orden de los dioses, cada cual actúa con el suyo: la primera unidad o carta es gratis, y se " +
            "pueden pagar más, edificios a dos piezas de oro y movimientos. Poseidón tiene Puertos y flotas; Ares, " +
            "Fortalezas y tropas; Zeus, Templos y Sacerdotes; Atenea, Universidades y Filósofos. Con cualquier dios " +
            "menos Apolo puedes llamar además a criaturas.",
        },
        {
          entry: "apollo",
          title: "Apolo, el último",
          text:
            "Quien haya ido a Apolo recibe una pieza de oro, o cuatro si tiene una sola isla; el primero coloca " +
            "además un marcador de prosperidad.",
        },
        {
          entry: "victory",
          title: "El final del ciclo",
          text:
            "Si ahora alguien controla bastantes Metrópolis, la partida termina: gana quien tenga más Metrópolis y, " +
            "después, quien tenga más oro. Haberlas tenido a mitad del ciclo no basta.",
        },
      ],
      ways:
        "Hay tres caminos hacia una Metrópolis: tener los cuatro tipos de edificio (Puerto, Fortaleza, Templo y " +
        "Universidad); reunir cuatro Filósofos; o conquistar una isla que la tenga. Se construye sola en cuanto " +
        "tienes lo necesario.",
      tips: [
        "Quien actúa pronto en este ciclo ofrece de los últimos en el siguiente, y al revés.",
        "Un puente de flotas tuyas lleva tropas de isla en isla, a cualquier distancia.",
        "La última isla de un jugador no se puede atacar, salvo que conquistarla le dé al atacante la Metrópolis con " +
          "la que gana.",
        "Las expansiones cambian algo de esto, hasta cuándo acaba la partida: sus propias páginas lo cuentan aquí.",
      ],
    },
  } as Record<string, Introduction>,
};
