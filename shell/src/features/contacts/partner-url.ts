import type { Shop } from '@prilavok/shared-kernel/contract'

/** Address of the supplier's own cabinet for partners, when there is one (AMB-65). */
export const partnerUrl = ({ LK_DOMAIN }: Shop): string | undefined =>
  LK_DOMAIN ? `https://${LK_DOMAIN}` : undefined
