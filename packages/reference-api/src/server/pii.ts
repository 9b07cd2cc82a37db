/** Personal data as an admin without `pii.view` sees it (PRODUCT §3). */
export const maskEmail = (email: string) => email.replace(/^(.)[^@]*/u, '$1•••')

/** Keeps the country's digits and the last two. */
export const maskPhone = (phone: string) => `${phone.slice(0, 3)}•••${phone.slice(-2)}`

export const MASKED_DAY = '••••-••-••'
