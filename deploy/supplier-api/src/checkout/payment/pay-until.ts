/** An order that is paid online keeps its goods for three days; unpaid by then it is called off. */
const PAYMENT_TIMEOUT_MS = 3 * 86_400_000

export const payUntil = (): Date => new Date(Date.now() + PAYMENT_TIMEOUT_MS)
