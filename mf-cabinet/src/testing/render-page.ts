import { LOGGED_IN, type PartOptions, partRenderer, type RenderedPart } from '@prilavok/shared-kernel/testing'
import release from '../../release'

const renderer = partRenderer(release)

/** A page of the cabinet for a customer who is logged in. */
export const renderPage = (path: string, options: PartOptions = {}): RenderedPart =>
  renderer.renderPage(path, { cookies: LOGGED_IN, personal: {}, ...options })

export const { renderPalette, renderSlot } = renderer

/** The form of a review over a page. */
export const renderReview = (options: PartOptions = {}): RenderedPart =>
  renderer.renderModal('review', {}, { cookies: LOGGED_IN, personal: {}, ...options })
