import {
  adminActivity,
  attention,
  dashboardQuery,
  dashboardTiles,
  peopleSeries,
  recentBotOrders,
  systemStatus,
  volumeSeries,
} from '../dashboard'
import { defineEndpoints } from '../endpoint'

/** Dashboard, card by card; each leaves out what the caller may not open. */
export const dashboardEndpoints = defineEndpoints({
  getDashboardTiles: {
    method: 'GET',
    path: '/adminapi/dashboard/tiles',
    requires: 'session',
    source: 'ours',
    summary: 'Figures of the range, compared with the period before.',
    query: dashboardQuery,
    result: dashboardTiles,
  },
  getVolumeSeries: {
    method: 'GET',
    path: '/adminapi/dashboard/volume',
    requires: 'session',
    source: 'ours',
    summary: 'Volume of bots and conversions over the range.',
    query: dashboardQuery,
    result: volumeSeries,
  },
  getPeopleSeries: {
    method: 'GET',
    path: '/adminapi/dashboard/people',
    requires: { page: 'Users List' },
    source: 'ours',
    summary: 'Sign-ups and sign-ins over the range.',
    query: dashboardQuery,
    result: peopleSeries,
  },
  getRecentBotOrders: {
    method: 'GET',
    path: '/adminapi/dashboard/recentBotOrders',
    requires: { page: 'Bot Orders' },
    source: 'ours',
    summary: 'The newest bot orders.',
    result: recentBotOrders,
  },
  getAttention: {
    method: 'GET',
    path: '/adminapi/dashboard/attention',
    requires: 'session',
    source: 'ours',
    summary: 'What waits for somebody.',
    result: attention,
  },
  getAdminActivity: {
    method: 'GET',
    path: '/adminapi/dashboard/adminActivity',
    requires: { page: 'Sub Admin', action: 'audit.view' },
    source: 'ours',
    summary: 'The newest acts of admins.',
    result: adminActivity,
  },
  getSystemStatus: {
    method: 'GET',
    path: '/adminapi/dashboard/status',
    requires: 'session',
    source: 'ours',
    summary: 'State and latency of the parts of the system.',
    result: systemStatus,
  },
})
