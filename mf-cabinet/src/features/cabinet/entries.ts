import type { Personal, Shop } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import type { IconName } from '@prilavok/shared-kernel/ui/icon'
import { texts } from '../../texts'
import { cabinetTexts } from './texts'

/** What decides which pages of the cabinet there are. */
export interface CabinetOf {
  personal: Personal
  shop: Shop
}

/** A page of the cabinet's menu. */
export interface Entry {
  to: string
  /** In the menu. */
  title: string
  /** Of the page itself, on the way to the pages below it. @default title */
  pageTitle?: string
  icon: IconName
  /** Another address of the same page. */
  alias?: string
  /** Whether this customer has it in this shop. @default everybody */
  has?: (cabinet: CabinetOf) => boolean
  /** Told to who opens the page and does not have it: why he is on the profile. */
  absent?: string
}

/** Where everybody who has a cabinet may be: pages that he has not lead here. */
export const PROFILE_PATH = '/cabinet/info'

export const ENTRIES: readonly Entry[] = [
  { to: PROFILE_PATH, alias: '/cabinet', title: cabinetTexts.profile, icon: 'user' },
  {
    to: '/cabinet/orders',
    title: cabinetTexts.ordersEntry,
    pageTitle: texts.orders,
    icon: 'order',
    has: ({ personal }) => isYes(personal.CLIENT_ALLOW_TO_ORDER),
  },
  {
    to: '/cabinet/addresses',
    title: cabinetTexts.addresses,
    icon: 'pin',
    has: ({ shop }) => !isYes(shop.SELFDELIVERY_ONLY),
    absent: cabinetTexts.noAddresses,
  },
  { to: '/cabinet/documents', title: cabinetTexts.documents, icon: 'sheet' },
  {
    to: '/cabinet/loyalty/',
    title: cabinetTexts.loyalty,
    icon: 'award',
    has: ({ personal }) => isYes(personal.LOYALTY),
    absent: cabinetTexts.noLoyalty,
  },
  { to: '/cabinet/settings', title: texts.settings, icon: 'pencil' },
]

/** A path with a slash at its end is the same page (AMB-72). */
const bare = (path: string) => path.replace(/\/$/, '')

export const isPageOf = ({ to, alias }: Entry, path: string): boolean =>
  [bare(to), alias].includes(bare(path))

/** The entry whose page, or a page below it, has this path. */
export const entryOf = (path: string): Entry | undefined =>
  ENTRIES.find((entry) => isPageOf(entry, path) || path.startsWith(`${bare(entry.to)}/`))
