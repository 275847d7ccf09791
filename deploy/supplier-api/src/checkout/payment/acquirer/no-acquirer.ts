import { type Acquirer, AcquirerError } from './acquirer'

const rejected = async () => {
  throw new AcquirerError('rejected', 'No acquirer is configured')
}

/** Nobody takes payments: no shop offers to pay online. */
export const noAcquirer: Acquirer = {
  code: 'none',
  serves: () => false,
  origins: [],
  start: rejected,
  read: rejected,
  refund: rejected,
  paymentOfNotice: () => null,
}
