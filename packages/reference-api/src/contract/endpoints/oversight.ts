import * as v from 'valibot'
import { ADMIN_SESSION_LIST, adminSession, ended } from '../admin'
import { APPROVAL_LIST, approval } from '../approval'
import { AUDIT_LIST, auditEntry, auditVerification } from '../auditEntry'
import { defineEndpoints } from '../endpoint'
import { emptyBody, idParams } from '../fields'
import { exportBody, listOf } from '../list'
import { decisionBody } from '../userBodies'

/** Sub Admin: sessions, approvals, audit log. */
export const oversightEndpoints = defineEndpoints({
  listAdminSessions: {
    method: 'GET',
    path: '/adminapi/adminSessions',
    requires: { page: 'Sub Admin' },
    source: 'ours',
    summary: 'Sessions of all admins.',
    list: ADMIN_SESSION_LIST,
    result: listOf(adminSession),
  },
  endAdminSession: {
    method: 'POST',
    path: '/adminapi/adminSessions/:id/end',
    requires: { page: 'Sub Admin', action: 'session.revoke' },
    source: 'ours',
    summary: 'Ends one session of any admin.',
    params: idParams,
    body: v.optional(emptyBody),
    result: ended,
    idempotent: true,
  },
  endAllSessions: {
    method: 'POST',
    path: '/adminapi/adminSessions/endAll',
    requires: { page: 'Sub Admin', action: 'session.revoke' },
    source: 'ours',
    summary: "Ends every session but the caller's.",
    body: v.optional(emptyBody),
    result: ended,
    idempotent: true,
  },
  listApprovals: {
    method: 'GET',
    path: '/adminapi/approvals',
    requires: { page: 'Sub Admin' },
    source: 'ours',
    summary: 'Acts that want or wanted a second admin.',
    list: APPROVAL_LIST,
    result: listOf(approval),
  },
  decideApproval: {
    method: 'POST',
    path: '/adminapi/approvals/:id/decide',
    requires: { page: 'Sub Admin', action: 'approvals.decide' },
    source: 'ours',
    summary: 'Allows or refuses; never by the admin who asked.',
    params: idParams,
    body: decisionBody,
    result: approval,
    idempotent: true,
  },
  withdrawApproval: {
    method: 'POST',
    path: '/adminapi/approvals/:id/withdraw',
    requires: 'session',
    source: 'ours',
    summary: 'Takes an own request back.',
    params: idParams,
    body: v.optional(emptyBody),
    result: approval,
    idempotent: true,
  },
  listAudit: {
    method: 'GET',
    path: '/adminapi/audit',
    requires: { page: 'Sub Admin', action: 'audit.view' },
    source: 'ours',
    summary: 'Audit log by page, sort, filter and search.',
    list: AUDIT_LIST,
    result: listOf(auditEntry),
  },
  exportAudit: {
    method: 'POST',
    path: '/adminapi/audit/export',
    requires: { page: 'Sub Admin', action: 'audit.view' },
    source: 'ours',
    summary: 'Chosen rows of the audit log as CSV.',
    list: AUDIT_LIST,
    body: exportBody,
    streams: 'text/csv',
  },
  verifyAudit: {
    method: 'POST',
    path: '/adminapi/audit/verify',
    requires: { page: 'Sub Admin', action: 'audit.view' },
    source: 'ours',
    summary: 'Walks the hash chain and its signed checkpoints.',
    body: v.optional(emptyBody),
    result: auditVerification,
  },
})
