import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import type { EmailText } from '../../../platform/emails/email'
import type { TestApi } from '../../../testing/start-test-api'

/** A registration form that is right everywhere in the first shop. */
export const FORM = {
  type: 'registration',
  surname: 'Иванова',
  name: 'Ольга',
  middle_name: 'Петровна',
  email: 'new@example.com',
  agree: 'Y',
  transfer: 'Y',
  is_legal_entity: 'Y',
  allow_physical: 'N',
  inn: '7788000420',
  organization_name: 'ООО «Новая»',
  phone: '+79991234567',
  country: '643',
}

/** The calls of accounts, and the e-mails that they have sent. */
export function accountCalls(api: TestApi) {
  const post = async (token: string, form: Record<string, string>) =>
    (await api.post(token, '/v3/api/auth/register/', form)).json<RegisterAnswer>()
  return {
    post,
    check: async (token: string, query: Record<string, string>) =>
      (await api.get(token, `/v3/api/auth/register/?${new URLSearchParams(query)}`)).json<RegisterAnswer>(),
    async confirm(token: string, fields: Record<string, string>): Promise<RegisterAnswer> {
      const answer = await api.app.inject({
        method: 'PUT',
        url: `/v1/login/confirm/?access_token=${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
      return answer.json<RegisterAnswer>()
    },
    /** Emails to an address, the latest first. */
    async emails(to: string, shopId = 1): Promise<Pick<EmailText, 'subject' | 'plain'>[]> {
      return api.db
        .selectFrom('emails')
        .where('shop_id', '=', shopId)
        .where('recipient', '=', to)
        .where('order_id', 'is', null)
        .select(['subject', 'plain'])
        .$narrowType<EmailText>()
        .orderBy('id', 'desc')
        .execute()
    },
    /** The account of an address with its company; undefined: none. */
    client: (email: string, shopId = 1) =>
      api.db
        .selectFrom('clients as client')
        .leftJoin('companies as company', (join) =>
          join.onRef('company.shop_id', '=', 'client.shop_id').onRef('company.id', '=', 'client.company_id'),
        )
        .where('client.shop_id', '=', shopId)
        .where('client.email', '=', email)
        .select(['client.id', 'surname', 'client.name', 'middle_name', 'phones', 'password_hash'])
        .select(['consents_at', 'company.name as company', 'company.inn', 'client.country'])
        .executeTakeFirst(),
    login: (username: string, password: string, domain: string) =>
      api.token(domain, { grant_type: 'password', username, password }),
    /** Forgets how often everything was called. */
    forgetCounts: () => api.pool.query('delete from call_counts'),
  }
}

/** Query parameters of the link in an e-mail. */
export function linkOf(email: { plain: string } | undefined): URL {
  const link = /https?:\/\/\S+\?\S+/.exec(email?.plain ?? '')?.[0]
  return new URL(link ?? 'about:blank')
}
