import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import type pg from 'pg'

/** Domain of the shop that is measured. */
export const DOMAIN = 'demo-green.localhost'

export const emailOf = (number: number): string => `bench-${number}@example.com`

/** A client account of its own for each number: the first time a copy of client@example.com with its address. */
export async function loginOf(
  pool: pg.Pool,
  shopId: number,
  number: number,
): Promise<Record<string, string>> {
  const email = emailOf(number)
  await pool.query(
    `with model as (select * from clients where shop_id = $1 and email = 'client@example.com'),
     made as (
       insert into clients (shop_id, email, password_hash, surname, name, middle_name, phones, company_id)
       select shop_id, $2, password_hash, surname, name, middle_name, phones, company_id from model
       on conflict do nothing returning shop_id, id)
     insert into points (shop_id, client_id, address) select shop_id, id, 'г. Москва, ул. Тверская, д. 1' from made`,
    [shopId, email],
  )
  return { grant_type: 'password', username: email, password: DEMO_PASSWORD }
}

/** @throws when the API gives no token */
export async function askToken(
  origin: string,
  credentials: Record<string, string>,
  grant: Record<string, string>,
  domain = DOMAIN,
): Promise<string> {
  const answer = await fetch(`${origin}/v3/oauth/token/`, {
    method: 'POST',
    body: new URLSearchParams({ domain, ...credentials, ...grant }),
  })
  if (!answer.ok) throw new Error(`No token (${answer.status}): ${await answer.text()}`)
  return ((await answer.json()) as TokenAnswer).access_token
}
