/** How much of everything a data set has. */
export interface SeedPlan {
  /** Same number, same data. */
  readonly seed: number
  readonly users: number
  readonly kycWaiting: number
  readonly frozen: number
  readonly currencies: number
  readonly pairs: number
  readonly bots: number
  readonly botsInError: number
  readonly botOrders: number
  readonly conversions: number
  /** CMS pages, each in two languages. */
  readonly cmsPages: number
  /** Days the data goes back. */
  readonly days: number
  /** Most sign-ins per user that are kept. */
  readonly loginsPerUser: number
}

/** What `npm start` begins with. PRODUCT, Appendix B. */
export const ORDINARY_PLAN: SeedPlan = {
  seed: 20261120,
  users: 1200,
  kycWaiting: 37,
  frozen: 5,
  currencies: 40,
  pairs: 90,
  bots: 60,
  botsInError: 8,
  botOrders: 20_000,
  conversions: 6000,
  cmsPages: 30,
  days: 180,
  loginsPerUser: 10,
}

/** For load tests and the bench. */
export const LARGE_PLAN: SeedPlan = {
  ...ORDINARY_PLAN,
  users: 100_000,
  kycWaiting: 1400,
  frozen: 320,
  bots: 2000,
  botsInError: 90,
  botOrders: 1_000_000,
  conversions: 250_000,
  days: 365,
  loginsPerUser: 4,
}

/** A story's world: small, with every state in it. */
export const BASELINE_PLAN: SeedPlan = {
  seed: 7,
  users: 60,
  kycWaiting: 4,
  frozen: 2,
  currencies: 12,
  pairs: 20,
  bots: 8,
  botsInError: 1,
  botOrders: 120,
  conversions: 40,
  cmsPages: 4,
  days: 60,
  loginsPerUser: 3,
}

/** A story's world with more than a page of everything. */
export const CROWDED_PLAN: SeedPlan = {
  ...BASELINE_PLAN,
  users: 2000,
  kycWaiting: 60,
  frozen: 12,
  currencies: 40,
  pairs: 90,
  bots: 40,
  botsInError: 5,
  botOrders: 2500,
  conversions: 800,
  cmsPages: 30,
  loginsPerUser: 2,
}
