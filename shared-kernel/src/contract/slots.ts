import type { ReactNode } from 'react'

/** `text`: what is typed there, without spaces around; '' before anything is. */
interface PaletteProps {
  text: string
}

/** Places of the shell's layout that parts fill with widgets. */
export interface SlotProps {
  /** Search field of the header. */
  'header.search': { variant: 'desktop' | 'mobile' }
  /** Basket button of the desktop header, with the mini basket. */
  'header.basket': Record<string, never>
  /** Login or the customer's name in the desktop header. */
  'header.account': Record<string, never>
  /** Sections menu under the «Каталог» button. */
  'header.catalogMenu': { onNavigate: () => void }
  /** The bar at the bottom of product lists: sum, order track, way to the basket. */
  'page.orderBar': Record<string, never>
  /** Below the banners of the home page, for customers. */
  'home.repeat': Record<string, never>
  /**
   * Blocks of the home page, in order. `banners` stand between them: the first after the first block, and so on; each renders
   * nothing where its placement is empty. An older shell brings none.
   */
  'home.blocks': { banners?: readonly ReactNode[] }
  /** Products of the catalogue below a basket. */
  'basket.carousel': Record<string, never>
  /** Groups of the palette (Ctrl+K), from top to bottom, and lines of its last one. Each tells of what it waits for by itself. */
  'palette.products': PaletteProps
  'palette.sections': PaletteProps
  'palette.orders': PaletteProps
  'palette.actions': PaletteProps
  /** Settings of the cabinet: change of the password. */
  'settings.password': Record<string, never>
  /** Settings of the cabinet: browsers that the customer is logged in with. */
  'settings.sessions': Record<string, never>
}
export type SlotName = keyof SlotProps

/**
 * Widgets that the server renders and that hydrate after the buyer's first interaction or with news on the bus: until then
 * their scripts neither load nor run, so the page itself answers sooner.
 */
export const DEFERRED_SLOTS: readonly SlotName[] = [
  'header.search',
  'header.basket',
  'header.account',
  'page.orderBar',
  'basket.carousel',
  'home.repeat',
  'home.blocks',
]

/**
 * Attribute of a form by GET: a regular expression. Where a field's text fits it, only scripts know what to do with it (a
 * product's code in the search): such a form is not sent as a document while the scripts are on their way.
 */
export const SCRIPTED_VALUES_ATTRIBUTE = 'data-scripted-values'

/**
 * Attribute of a link in a deferred widget: name of the modal that it opens over the page, once scripts run. The shell opens it as
 * long as the widget cannot do so itself. One without props of its own.
 */
export const MODAL_ATTRIBUTE = 'data-modal'
