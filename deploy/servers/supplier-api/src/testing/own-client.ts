import type { TestApi } from './start-test-api'

/**
 * A further client with a company of his own and the password of the demonstration: what becomes of him disturbs no other test.
 * @returns his address
 */
export async function ownClient({ pool }: Pick<TestApi, 'pool'>, email: string, shopId = 1): Promise<string> {
  await pool.query(
    `with own as (insert into companies (shop_id, name) values ($2, 'ООО «Своя»') returning id)
     insert into clients (shop_id, email, password_hash, name, company_id)
     select $2, $1, password_hash, 'Анна', own.id from clients, own
     where clients.shop_id = $2 and clients.email = 'blacklist@example.com'`,
    [email, shopId],
  )
  return email
}
