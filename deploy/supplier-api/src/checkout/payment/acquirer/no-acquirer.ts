import { type Acquirer, AcquirerError } from './acquirer'

const refused = async () => {
  throw new AcquirerError('refused', 'No acquirer is configured')
}

/** Nobody takes payments: no shop offers to pay online. */
export const noAcquirer: Acquirer = {
  code: 'none',
  serves: () => false,
  origins: [],
  start: refused,
  read: refused,
  refund: refused,
  paymentOfNotice: () => null,
}
