import type { CmsEntry } from './cmsEntry'

/** Questions and answers. */
export const HELP_PAGES: readonly CmsEntry[] = [
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
]
