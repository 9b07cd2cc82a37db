import type { CmsEntry } from './cmsEntry'

/** Announcements and the blog. */
export const NEWS_PAGES: readonly CmsEntry[] = [
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
]
