import type { Demonstration } from '@prilavok/supplier-api/demonstration'
import { companyRegister } from './companies/register'
import { pictures } from './pictures/routes'
import { openSandbox } from './sandbox/acquirer'
import { sandboxPages } from './sandbox/routes'
import { documentMakers } from './shop-documents/makers'

/** What the demonstration shops have in place of an acquirer, a register of companies and documents of their own. */
export const demonstration: Demonstration = {
  routes: async (app) => {
    await app.register(pictures)
    await app.register(sandboxPages)
  },
  companies: companyRegister(),
  openAcquirer: openSandbox,
  documentMakers,
}
