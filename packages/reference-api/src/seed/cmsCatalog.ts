import type { CmsStatus, CmsType } from '../contract/contentStates'

/** One page in one language: title, excerpt, then paragraphs; a paragraph that begins with `## ` is a heading, with `- ` a list of lines. */
export type CmsText = readonly [title: string, excerpt: string, ...paragraphs: string[]]

export interface CmsEntry {
  readonly slug: string
  readonly type: CmsType
  readonly status: CmsStatus
  readonly en: CmsText
  readonly es: CmsText
}

/** Thirty pages in two languages. The first four show every state a page may have. */
export const CMS_CATALOG: readonly CmsEntry[] = [
  {
    slug: 'legal/terms',
    type: 'legal',
    status: 'published',
    en: [
      'Terms of use',
      'The contract between you and us.',
      'These terms apply from the moment you open an account. Read them before you deposit.',
      '## Your account',
      'You must be 18 or older and open one account only. Keep your password and your recovery codes to yourself: whoever has them can act in your name.',
      '## Orders and bots',
      'An order that was filled cannot be taken back. A bot acts for you by the configuration you gave it, day and night, until you stop it.',
      '## Ending it',
      'You can close your account at any time once no order is open. We can close it with 30 days of notice, or at once when these terms are broken.',
    ],
    es: [
      'Condiciones de uso',
      'El contrato entre usted y nosotros.',
      'Estas condiciones rigen desde que abre una cuenta. Léalas antes de ingresar fondos.',
      '## Su cuenta',
      'Debe tener 18 años o más y abrir una sola cuenta. No comparta su contraseña ni sus códigos de recuperación: quien los tiene puede actuar en su nombre.',
      '## Órdenes y bots',
      'Una orden ejecutada no se puede deshacer. Un bot actúa por usted con la configuración que le dio, día y noche, hasta que lo detenga.',
      '## Fin del contrato',
      'Puede cerrar su cuenta cuando no haya órdenes abiertas. Nosotros podemos cerrarla con 30 días de aviso, o de inmediato si se incumplen estas condiciones.',
    ],
  },
  {
    slug: 'legal/privacy',
    type: 'legal',
    status: 'draft',
    en: [
      'Privacy notice',
      'Which data we keep, why and for how long.',
      'We keep what the law asks for and what your account needs, and nothing else.',
      '## What we keep',
      '- Your name, e-mail address and birth date\n- Your identity documents, until the check is done\n- Your orders, conversions, deposits and withdrawals',
      '## Your rights',
      'You can see, correct and delete your data. Records that the law makes us keep are deleted when their time is over.',
    ],
    es: [
      'Aviso de privacidad',
      'Qué datos guardamos, por qué y cuánto tiempo.',
      'Guardamos lo que exige la ley y lo que su cuenta necesita, nada más.',
      '## Qué guardamos',
      '- Su nombre, correo electrónico y fecha de nacimiento\n- Sus documentos de identidad, hasta terminar la verificación\n- Sus órdenes, conversiones, ingresos y retiradas',
      '## Sus derechos',
      'Puede ver, corregir y borrar sus datos. Lo que la ley nos obliga a guardar se borra cuando vence el plazo.',
    ],
  },
  {
    slug: 'announcements/winter-maintenance',
    type: 'announcement',
    status: 'scheduled',
    en: [
      'Winter maintenance',
      'Two hours on Sunday morning.',
      'On Sunday from 02:00 to 04:00 UTC the matching engine moves to new machines. Orders stay in the book; nothing can be placed or cancelled meanwhile.',
      'Bots pause by themselves and go on afterwards. Deposits are booked when we are back.',
    ],
    es: [
      'Mantenimiento de invierno',
      'Dos horas el domingo por la mañana.',
      'El domingo de 02:00 a 04:00 UTC el motor de casación pasa a máquinas nuevas. Las órdenes siguen en el libro; mientras tanto no se puede enviar ni cancelar nada.',
      'Los bots se pausan solos y continúan después. Los ingresos se abonan cuando volvamos.',
    ],
  },
  {
    slug: 'blog/summer-fees',
    type: 'post',
    status: 'archived',
    en: [
      'Lower fees this summer',
      'Maker fees at zero for three months.',
      'From June to August makers pay nothing on BTC, ETH and SOL against USDT.',
      'Nothing has to be booked: the fee of every order shows the new rate before you confirm it.',
    ],
    es: [
      'Menos comisiones este verano',
      'Comisión maker cero durante tres meses.',
      'De junio a agosto los makers no pagan nada en BTC, ETH y SOL contra USDT.',
      'No hay que contratar nada: la comisión de cada orden muestra la tarifa nueva antes de confirmar.',
    ],
  },
  {
    slug: 'legal/risk',
    type: 'legal',
    status: 'published',
    en: [
      'Risk notice',
      'You can lose everything you put in.',
      'Prices of crypto assets move fast and far. Past results say nothing about the next day.',
      'Do not trade with money that you need. Do not borrow to trade. A bot does not know when the world changes.',
    ],
    es: [
      'Aviso de riesgo',
      'Puede perder todo lo que invierta.',
      'Los precios de los criptoactivos se mueven mucho y muy rápido. Los resultados pasados no dicen nada del día siguiente.',
      'No opere con dinero que necesite. No pida prestado para operar. Un bot no sabe cuándo cambia el mundo.',
    ],
  },
  {
    slug: 'legal/cookies',
    type: 'legal',
    status: 'published',
    en: [
      'Cookies',
      'One, and it keeps you signed in.',
      'We set no cookies for advertising and let no other company set any. Your language and theme are kept in your browser and never leave it.',
    ],
    es: [
      'Cookies',
      'Una sola, y mantiene su sesión.',
      'No usamos cookies publicitarias ni dejamos que otras empresas las usen. Su idioma y su tema se guardan en su navegador y no salen de él.',
    ],
  },
  {
    slug: 'fees',
    type: 'page',
    status: 'published',
    en: [
      'Fees',
      'What trading, converting and withdrawing costs.',
      'Deposits are free. Every other fee is shown before you confirm.',
      '## Trading',
      'Makers pay 0.10 %, takers 0.12 %. On the main pairs it is 0.08 % and 0.10 %. Higher fee groups pay less.',
      '## Conversions',
      'The rate you see is the rate you get: our share is in it.',
      '## Withdrawals',
      'A fixed fee per currency, set by the network.',
    ],
    es: [
      'Comisiones',
      'Cuánto cuesta operar, convertir y retirar.',
      'Los ingresos son gratis. Las demás comisiones se muestran antes de confirmar.',
      '## Operaciones',
      'Los makers pagan 0,10 % y los takers 0,12 %. En los pares principales, 0,08 % y 0,10 %. Los grupos superiores pagan menos.',
      '## Conversiones',
      'El tipo que ve es el que recibe: nuestra parte va incluida.',
      '## Retiradas',
      'Una comisión fija por moneda, según la red.',
    ],
  },
  {
    slug: 'about',
    type: 'page',
    status: 'published',
    en: [
      'About us',
      'Who runs the exchange.',
      'We run an exchange for people who let bots do the waiting. We began with four pairs and one strategy.',
      'Customer balances are kept apart from ours, and an outside auditor counts them every quarter.',
    ],
    es: [
      'Quiénes somos',
      'Quién gestiona la plataforma.',
      'Gestionamos una plataforma para quienes dejan que los bots esperen por ellos. Empezamos con cuatro pares y una estrategia.',
      'Los fondos de los clientes están separados de los nuestros y un auditor externo los cuenta cada trimestre.',
    ],
  },
  {
    slug: 'contact',
    type: 'page',
    status: 'published',
    en: [
      'Contact',
      'How to reach us, and when.',
      'Write to support@example.com. We answer within a day, in English and Spanish.',
      'We never ask for your password, your codes or remote access to your computer.',
    ],
    es: [
      'Contacto',
      'Cómo y cuándo encontrarnos.',
      'Escriba a support@example.com. Respondemos en un día, en inglés y en español.',
      'Nunca pedimos su contraseña, sus códigos ni acceso remoto a su ordenador.',
    ],
  },
  {
    slug: 'security',
    type: 'page',
    status: 'published',
    en: [
      'Security',
      'How we look after your account, and how you can.',
      'Most of the funds lie offline. Withdrawals above a limit are released by two people.',
      '## What you can do',
      '- Turn on two-step sign-in\n- Keep the recovery codes on paper\n- Look at your login history from time to time',
    ],
    es: [
      'Seguridad',
      'Cómo protegemos su cuenta y cómo puede hacerlo usted.',
      'La mayor parte de los fondos está fuera de línea. Las retiradas por encima de un límite las autorizan dos personas.',
      '## Qué puede hacer usted',
      '- Active la verificación en dos pasos\n- Guarde los códigos de recuperación en papel\n- Revise de vez en cuando su historial de accesos',
    ],
  },
  {
    slug: 'help/first-deposit',
    type: 'faq',
    status: 'published',
    en: [
      'How do I make my first deposit?',
      'Choose a currency, choose a network, copy the address.',
      'Open Balances, choose the currency and the network your sender uses. The two must agree: a deposit over another network can be lost.',
      'The deposit shows at once and is booked after the number of confirmations named on the page.',
    ],
    es: [
      '¿Cómo hago mi primer ingreso?',
      'Elija moneda y red, y copie la dirección.',
      'Abra Saldos, elija la moneda y la red que usa quien envía. Deben coincidir: un ingreso por otra red puede perderse.',
      'El ingreso aparece enseguida y se abona tras el número de confirmaciones indicado en la página.',
    ],
  },
  {
    slug: 'help/withdrawal-waits',
    type: 'faq',
    status: 'published',
    en: [
      'Why does my withdrawal wait?',
      'Three usual reasons.',
      '- You changed your password or two-step sign-in in the last 24 hours\n- The network is congested\n- The amount is above your daily limit',
      'Each withdrawal says which one it is.',
    ],
    es: [
      '¿Por qué espera mi retirada?',
      'Tres motivos habituales.',
      '- Cambió su contraseña o la verificación en dos pasos en las últimas 24 horas\n- La red está congestionada\n- El importe supera su límite diario',
      'Cada retirada indica cuál es.',
    ],
  },
  {
    slug: 'help/verify-identity',
    type: 'faq',
    status: 'published',
    en: [
      'How do I verify my identity?',
      'A document, a selfie, about five minutes.',
      'Take a picture of a passport or identity card, then one of yourself. We answer within a working day.',
      'Pictures must be sharp, whole and not older than three months.',
    ],
    es: [
      '¿Cómo verifico mi identidad?',
      'Un documento, un selfi y unos cinco minutos.',
      'Haga una foto del pasaporte o documento de identidad y otra de usted. Respondemos en un día laborable.',
      'Las fotos deben ser nítidas, completas y de menos de tres meses.',
    ],
  },
  {
    slug: 'help/levels-and-limits',
    type: 'faq',
    status: 'published',
    en: [
      'What do the levels allow?',
      'From 1,000 to 1,000,000 USDT a day.',
      'Level 0 may withdraw 1,000 USDT a day, level 1 ten times as much, level 2 a hundred times. Level 3 and above have limits of their own.',
    ],
    es: [
      '¿Qué permite cada nivel?',
      'De 1.000 a 1.000.000 USDT al día.',
      'El nivel 0 puede retirar 1.000 USDT al día, el nivel 1 diez veces más y el nivel 2 cien veces más. Desde el nivel 3 los límites son individuales.',
    ],
  },
  {
    slug: 'help/two-step',
    type: 'faq',
    status: 'published',
    en: [
      'I lost my authenticator',
      'A recovery code lets you in.',
      'Type one of your ten recovery codes in place of the six digits. Each works once.',
      'No codes left? Write to us from your e-mail address. We reset two-step sign-in after a check; withdrawals then pause for 24 hours.',
    ],
    es: [
      'Perdí mi autenticador',
      'Un código de recuperación le da acceso.',
      'Escriba uno de sus diez códigos de recuperación en lugar de los seis dígitos. Cada uno sirve una vez.',
      '¿No le quedan códigos? Escríbanos desde su correo. Restablecemos la verificación tras una comprobación; las retiradas se pausan 24 horas.',
    ],
  },
  {
    slug: 'help/what-is-a-bot',
    type: 'faq',
    status: 'published',
    en: [
      'What is a bot?',
      'A program that trades by your rules.',
      'You choose a pair, a strategy and an amount. The bot places and cancels orders by itself and shows every one of them.',
      'Try it on paper first: a paper bot uses play money and real prices.',
    ],
    es: [
      '¿Qué es un bot?',
      'Un programa que opera con sus reglas.',
      'Usted elige un par, una estrategia y un importe. El bot envía y cancela órdenes por sí solo y las muestra todas.',
      'Pruébelo primero en papel: un bot en papel usa dinero ficticio y precios reales.',
    ],
  },
  {
    slug: 'help/grid-bot',
    type: 'faq',
    status: 'published',
    en: [
      'How does a grid bot earn?',
      'It buys low and sells high, in small steps.',
      'The bot divides a price range into steps. It buys when the price falls by a step and sells when it rises by one.',
      'It earns while the price swings inside the range, and loses when it leaves the range downwards.',
    ],
    es: [
      '¿Cómo gana un bot de rejilla?',
      'Compra barato y vende caro, en pasos pequeños.',
      'El bot divide un rango de precios en pasos. Compra cuando el precio baja un paso y vende cuando sube uno.',
      'Gana mientras el precio oscila dentro del rango y pierde cuando sale por abajo.',
    ],
  },
  {
    slug: 'help/bot-errors',
    type: 'faq',
    status: 'published',
    en: [
      'My bot has stopped',
      'What the error says, and what helps.',
      '- Insufficient balance: deposit, or lower the order size\n- Pair halted: wait until the pair trades, then start the bot\n- Largest loss reached: look at its orders before you start it again',
    ],
    es: [
      'Mi bot se detuvo',
      'Qué dice el error y qué ayuda.',
      '- Saldo insuficiente: ingrese fondos o reduzca el tamaño de la orden\n- Par detenido: espere a que opere y reinicie el bot\n- Pérdida máxima alcanzada: revise sus órdenes antes de reiniciarlo',
    ],
  },
  {
    slug: 'help/conversion-rate',
    type: 'faq',
    status: 'published',
    en: [
      'Where does the conversion rate come from?',
      'From the market, plus a spread.',
      'The rate is the market price moved by the spread of the desk. A quote holds for 30 seconds; after that you get a new one.',
    ],
    es: [
      '¿De dónde sale el tipo de conversión?',
      'Del mercado, más un diferencial.',
      'El tipo es el precio de mercado movido por el diferencial de la mesa. Una cotización vale 30 segundos; después recibe otra.',
    ],
  },
  {
    slug: 'help/order-types',
    type: 'faq',
    status: 'published',
    en: [
      'Market, limit, stop-limit',
      'Three ways to place an order.',
      'A market order fills at once at the best price. A limit order waits for your price. A stop-limit order becomes a limit order when the price reaches your stop.',
    ],
    es: [
      'Mercado, límite, stop-límite',
      'Tres formas de enviar una orden.',
      'Una orden a mercado se ejecuta enseguida al mejor precio. Una orden límite espera su precio. Una orden stop-límite se convierte en límite cuando el precio llega a su stop.',
    ],
  },
  {
    slug: 'help/close-account',
    type: 'faq',
    status: 'published',
    en: [
      'How do I close my account?',
      'Withdraw, then close it under Profile.',
      'Cancel open orders, stop your bots and withdraw what is left. Then choose Close account under Profile. We delete what we may delete after 30 days.',
    ],
    es: [
      '¿Cómo cierro mi cuenta?',
      'Retire sus fondos y ciérrela en Perfil.',
      'Cancele órdenes, detenga sus bots y retire lo que quede. Después elija Cerrar cuenta en Perfil. Borramos lo permitido a los 30 días.',
    ],
  },
  {
    slug: 'help/phishing',
    type: 'faq',
    status: 'published',
    en: [
      'Is this mail really from us?',
      'Four signs of a false one.',
      '- It asks for your password or a code\n- It is in a hurry\n- The address after the @ is not ours\n- The link leads somewhere else than it says',
    ],
    es: [
      '¿Este correo es nuestro?',
      'Cuatro señales de uno falso.',
      '- Pide su contraseña o un código\n- Tiene prisa\n- La dirección tras la @ no es la nuestra\n- El enlace lleva a otro sitio del que dice',
    ],
  },
  {
    slug: 'announcements/sui-listed',
    type: 'announcement',
    status: 'published',
    en: [
      'SUI is here',
      'SUI against USDT trades from today.',
      'Deposits are open. Trading begins at 12:00 UTC, bots are allowed from the first minute.',
    ],
    es: [
      'Llega SUI',
      'SUI contra USDT opera desde hoy.',
      'Los ingresos están abiertos. La operativa empieza a las 12:00 UTC y los bots se permiten desde el primer minuto.',
    ],
  },
  {
    slug: 'announcements/lunc-delisted',
    type: 'announcement',
    status: 'published',
    en: [
      'LUNC leaves',
      'Trading in LUNC ends on the 30th.',
      'Open orders are cancelled at 12:00 UTC. You can withdraw your LUNC for another 90 days.',
    ],
    es: [
      'LUNC se retira',
      'La operativa de LUNC termina el día 30.',
      'Las órdenes abiertas se cancelan a las 12:00 UTC. Podrá retirar sus LUNC durante 90 días más.',
    ],
  },
  {
    slug: 'announcements/paper-trading',
    type: 'announcement',
    status: 'published',
    en: [
      'Paper trading for every bot',
      'Try a strategy without money.',
      'Every strategy can now run on paper, with real prices and play money. One switch turns it live.',
    ],
    es: [
      'Operativa en papel para todos los bots',
      'Pruebe una estrategia sin dinero.',
      'Todas las estrategias pueden funcionar en papel, con precios reales y dinero ficticio. Un interruptor la pasa a real.',
    ],
  },
  {
    slug: 'blog/how-we-count-reserves',
    type: 'post',
    status: 'published',
    en: [
      'How we count reserves',
      'Every quarter, by somebody else.',
      'An auditor takes the sum of all customer balances and compares it with what lies in our wallets. The difference was above zero each time.',
      'You can check that your own balance was counted: the report has a branch for every account.',
    ],
    es: [
      'Cómo contamos las reservas',
      'Cada trimestre, y lo hace otro.',
      'Un auditor suma los saldos de todos los clientes y los compara con nuestras carteras. La diferencia fue positiva cada vez.',
      'Puede comprobar que su saldo fue contado: el informe tiene una rama para cada cuenta.',
    ],
  },
  {
    slug: 'blog/reading-the-order-book',
    type: 'post',
    status: 'published',
    en: [
      'Reading the order book',
      'What the two columns tell you.',
      'On the left stand the buyers, on the right the sellers; the gap between them is the spread. A thick column is a wall that somebody can take away in a second.',
    ],
    es: [
      'Leer el libro de órdenes',
      'Qué cuentan las dos columnas.',
      'A la izquierda están los compradores, a la derecha los vendedores; el hueco es el diferencial. Una columna gruesa es un muro que alguien puede quitar en un segundo.',
    ],
  },
  {
    slug: 'blog/small-regular-purchases',
    type: 'post',
    status: 'published',
    en: [
      'Small and regular',
      'Why a recurring bot sleeps well.',
      'Buying the same value every week gives more coins when the price is low and fewer when it is high. It does not beat the market; it beats waiting for the right moment.',
    ],
    es: [
      'Poco y a menudo',
      'Por qué un bot recurrente duerme bien.',
      'Comprar el mismo valor cada semana da más monedas cuando el precio es bajo y menos cuando es alto. No vence al mercado; vence a la espera del momento perfecto.',
    ],
  },
  {
    slug: 'blog/what-a-spread-is',
    type: 'post',
    status: 'draft',
    en: [
      'What a spread is',
      'And why a conversion has one.',
      'A desk that promises a price carries the risk that the market moves. The spread pays for it. The longer the promise, the wider the spread.',
    ],
    es: [
      'Qué es un diferencial',
      'Y por qué una conversión lo tiene.',
      'Una mesa que promete un precio asume el riesgo de que el mercado se mueva. El diferencial lo paga. Cuanto más larga la promesa, más ancho el diferencial.',
    ],
  },
  {
    slug: 'careers',
    type: 'page',
    status: 'draft',
    en: [
      'Working with us',
      'Small teams, quiet offices.',
      'We look for people who write clearly and test what they build. There are no open positions at the moment; write to us all the same.',
    ],
    es: [
      'Trabaje con nosotros',
      'Equipos pequeños, oficinas tranquilas.',
      'Buscamos personas que escriban con claridad y prueben lo que construyen. Ahora no hay vacantes; escríbanos igualmente.',
    ],
  },
]
