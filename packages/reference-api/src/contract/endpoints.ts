import { accountEndpoints } from './endpoints/account'
import { authEndpoints } from './endpoints/auth'
import { siteEndpoints } from './endpoints/site'
import { userActEndpoints } from './endpoints/userActs'
import { userEndpoints } from './endpoints/users'

/** Every call of the API. The server registers it, the matrix test walks it, the documents are made from it. */
export const endpoints = {
  ...siteEndpoints,
  ...authEndpoints,
  ...accountEndpoints,
  ...userEndpoints,
  ...userActEndpoints,
}

export type EndpointName = keyof typeof endpoints
