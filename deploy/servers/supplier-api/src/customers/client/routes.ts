import type {
  ClientInfoAnswer,
  ProfileSavedAnswer,
  SupplierChosenAnswer,
} from '@prilavok/shared-kernel/contract'
import type { Api } from '../../platform/http/api'
import { countCall, rules } from '../../platform/limits/count-call'
import { requireClient, requireOwner } from '../../platform/session/require-client'
import { chooseSupplier } from './choose-supplier'
import { ClientBody } from './client-body'
import { loadClientItem } from './load-client-item'
import { saveClient } from './save-client'

/** /v3/api/client/info/ (001 §7): the company or the person that buys. */
export async function clientInfo(app: Api): Promise<void> {
  app.get(
    '/v3/api/client/info/',
    { schema: { summary: 'Company and addresses of the client' } },
    async ({ session }): Promise<ClientInfoAnswer> => {
      const { id } = requireClient(session)
      return { ITEM: await loadClientItem(app.db, session.shopId, id) }
    },
  )

  app.post(
    '/v3/api/client/info/',
    { schema: { body: ClientBody, summary: 'Saves the client or its company, or changes the supplier' } },
    async ({ session, body }): Promise<ProfileSavedAnswer | SupplierChosenAnswer> => {
      const owner = requireOwner(session)
      if (body.selected_shop === undefined) return saveClient(app, owner, body)
      await countCall(app.db, session.shopId, rules.supplierChangeOfClient, owner.clientId)
      return chooseSupplier(app.db, owner, body.selected_shop)
    },
  )
}
