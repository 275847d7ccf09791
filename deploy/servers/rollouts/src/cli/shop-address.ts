import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../location'

type Environment = Readonly<Record<string, string | undefined>>

const FILE = 'shop-address'

/**
 * Says to the command line where the shops of a data folder are served.
 * @param template `http://{domain}:8080`
 */
export const noteShopAddress = (dataDir: string, template: string): void =>
  writeFileSync(join(dataDir, FILE), template)

/** What `noteShopAddress` said last for `DATA_DIR`; undefined where no shop has run. */
export function notedShopAddress(env: Environment): string | undefined {
  try {
    return readFileSync(join(dataFolder(env), FILE), 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Address of the pages of a shop: as `SHOP_ADDRESS` says, else that of `npm start` for the demonstration, else https.
 * @param noted see `notedShopAddress`
 */
export function shopAddress(env: Environment, shop: string, noted?: string): string {
  const isLocal = shop.endsWith('localhost')
  const template = env.SHOP_ADDRESS || (isLocal && !env.PORT && noted) || undefined
  if (template) return template.replace('{domain}', shop)
  return isLocal ? `http://${shop}:${env.PORT || '8080'}` : `https://${shop}`
}
