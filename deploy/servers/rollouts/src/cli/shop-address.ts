type Environment = Readonly<Record<string, string | undefined>>

/** Address of the pages of a shop: as `SHOP_ADDRESS` says, else that of `npm start` for the demonstration, else https. */
export function shopAddress(env: Environment, shop: string): string {
  if (env.SHOP_ADDRESS) return env.SHOP_ADDRESS.replace('{domain}', shop)
  return shop.endsWith('localhost') ? `http://${shop}:${env.PORT || '8080'}` : `https://${shop}`
}
