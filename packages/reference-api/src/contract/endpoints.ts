import { accountEndpoints } from './endpoints/account'
import { adminEndpoints } from './endpoints/admins'
import { authEndpoints } from './endpoints/auth'
import { botOrderEndpoints } from './endpoints/botOrders'
import { botEndpoints } from './endpoints/bots'
import { cmsEndpoints } from './endpoints/cmsPages'
import { conversionEndpoints } from './endpoints/conversions'
import { currencyEndpoints } from './endpoints/currencies'
import { dashboardEndpoints } from './endpoints/dashboard'
import { documentEndpoints } from './endpoints/documents'
import { templateEndpoints } from './endpoints/emailTemplates'
import { oversightEndpoints } from './endpoints/oversight'
import { pairEndpoints } from './endpoints/pairs'
import { settingEndpoints } from './endpoints/settings'
import { siteEndpoints } from './endpoints/site'
import { userActEndpoints } from './endpoints/userActs'
import { userEndpoints } from './endpoints/users'
import { workspaceEndpoints } from './endpoints/workspace'

/** Every call of the API. The server registers it, the matrix test walks it, the documents are made from it. */
export const endpoints = {
  ...siteEndpoints,
  ...documentEndpoints,
  ...authEndpoints,
  ...accountEndpoints,
  ...workspaceEndpoints,
  ...dashboardEndpoints,
  ...userEndpoints,
  ...userActEndpoints,
  ...currencyEndpoints,
  ...pairEndpoints,
  ...botOrderEndpoints,
  ...botEndpoints,
  ...conversionEndpoints,
  ...settingEndpoints,
  ...cmsEndpoints,
  ...templateEndpoints,
  ...adminEndpoints,
  ...oversightEndpoints,
}

export type EndpointName = keyof typeof endpoints
