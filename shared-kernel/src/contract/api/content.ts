import type { Flag } from './shop'

/** Blocks of the content editor (001 §3): every text is plain, never HTML. */
export type ContentBlock = HeaderBlock | ParagraphBlock | ListBlock | ImageBlock

export interface HeaderBlock {
  /** Names the part of the page that begins here: `element` of the info call. */
  id?: string
  type: 'header'
  data: { text: string; level: 1 }
}

export interface ParagraphBlock {
  id?: string
  type: 'paragraph'
  data: { text: string }
}

export interface ListBlock {
  id?: string
  type: 'list'
  data: { style: 'ordered' | 'unordered'; items: string[] }
}

export interface ImageBlock {
  id?: string
  type: 'image'
  data: {
    /** Path relative to the API host, or in a review that is sent a data URL (AMB-20). */
    url: string
    caption: string
    withBorder: boolean
    withBackground: boolean
    stretched: boolean
  }
}

/** GET /v1/content/{path}/ */
export interface ContentAnswer {
  CODE: string
  TYPE: string
  TITLE: string
  ITEMS: ContentBlock[]
}

export interface InfoItem {
  ID: number
  CODE: string
  TYPE: string
  TITLE: string
  SORT: number
  /** Empty in the list of a type: read there with `element`. */
  BLOCKS: ContentBlock[]
}

/**
 * GET /v3/api/info/{type or content}/. Of a type (`front_up`, `front_down`): its pages, in order, for lists of links; with
 * `element` the page of that code. Of a content code: that text; with `element` the part that begins at that block id.
 */
export interface InfoAnswer {
  ITEMS: InfoItem[]
}

/** Lists of pages for the footer: the buyer group and the company group (AMB-30). */
export type PageListType = 'front_up' | 'front_down'

/** A page of such a list, as a link names it. */
export type PageLink = Pick<InfoItem, 'CODE' | 'TITLE'>

/** Pages of a shop by list, in the shop's order. */
export type PageLists = Readonly<Record<PageListType, readonly PageLink[]>>

/** GET /v3/api/support/feedback/ */
export interface FeedbackTypesAnswer {
  ITEMS: { XML_ID: string; VALUE: string }[]
}

/** POST /v3/api/support/feedback/, /v3/topmenu/info/, /v1/personal/review */
export interface MessageTakenAnswer {
  SUCCESS: Flag
  MESSAGE: string
}
