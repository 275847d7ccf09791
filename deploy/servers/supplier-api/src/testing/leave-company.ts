import type { TestApi } from './start-test-api'

/** Gives a client, and what he has ordered, a company of his own: the demonstration accounts of a shop are colleagues. */
export async function leaveCompany({ pool }: Pick<TestApi, 'pool'>, email: string): Promise<void> {
  await pool.query(
    `with own as (
       insert into companies (shop_id, name) select shop_id, 'ООО «Другая»' from clients where email = $1 returning shop_id, id
     ), moved as (
       update clients client set company_id = own.id from own where client.shop_id = own.shop_id and client.email = $1
       returning client.shop_id, client.id, client.company_id
     )
     update orders set company_id = moved.company_id from moved
     where orders.shop_id = moved.shop_id and orders.client_id = moved.id`,
    [email],
  )
}
