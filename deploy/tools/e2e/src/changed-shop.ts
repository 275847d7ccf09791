import { connect } from '@prilavok/supplier-api/platform/database/connection'
import { stackUnderTest } from './stack-under-test'

/** Counters and chat of a supplier; no demonstration shop has any of its own. */
interface Services {
  google: string | null
  yandex: string | null
  chat: string | null
}

const WRITE =
  'update shops set google_id = $2, yandex_id = $3, online_chat = $4 where id = (select shop_id from shop_domains where domain = $1)'

/** Gives a shop services in its data, as its supplier would; pages have them once the edge has read the data again. */
export async function setServices(
  { domain }: { domain: string },
  { google, yandex, chat }: Services,
): Promise<void> {
  const { pool, close } = connect(stackUnderTest().databaseUrl, 1)
  try {
    await pool.query(WRITE, [domain, google, yandex, chat])
  } finally {
    await close()
  }
}
