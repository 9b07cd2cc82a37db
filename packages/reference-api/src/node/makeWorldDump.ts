import { ensureWorldDump } from './worldDump'

/** Makes the database dump that story worlds start from, when it is missing. */
console.log(await ensureWorldDump())
