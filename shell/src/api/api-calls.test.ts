import type { ContentBlock } from '@prilavok/shared-kernel/contract'
import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { noBanners } from '../testing/promo-api'
import { contentPageQuery } from './get-content-page'
import { feedbackTypesQuery } from './get-feedback-types'
import { infoQuery } from './get-info'
import { pageListQuery } from './get-page-list'
import { promoQuery } from './get-promo'
import { keys } from './keys'
import { isBlockList, readableBlocks } from './readable-blocks'

describe('get-content-page', () => {
  const PARAGRAPH = { type: 'paragraph', data: { text: 'Возим по городу.' } }
  const { data, intercept, calls } = testApi(
    () => ({ answer: { CODE: 'delivery', TITLE: 'Доставка', ITEMS: [PARAGRAPH] } as object }),
    (_call, { answer }) => answer,
  )
  const ask = () => {
    const kernel = testKernel()
    return kernel.query.fetchQuery(contentPageQuery(kernel, 'front_up/delivery'))
  }

  test('a page comes with the blocks that can be read', async () => {
    data.answer = { CODE: 'delivery', TITLE: 'Доставка', ITEMS: [PARAGRAPH, { type: 'video', data: {} }] }
    expect(await ask()).toEqual({ CODE: 'delivery', TITLE: 'Доставка', ITEMS: [PARAGRAPH] })
    expect(calls).toEqual(['GET /v1/content/front_up/delivery/'])
  })

  test('a page that the shop does not have is null', async () => {
    intercept(() => 404)
    expect(await ask()).toBeNull()
  })

  test.each([422, 403, 0])('a failure (%s) is no missing page', async (answer) => {
    intercept(() => answer)
    await expect(ask()).rejects.toThrow()
  })

  test.each([{}, { ITEMS: 'none' }, { ITEMS: [null] }])('%j is no page', async (answer) => {
    data.answer = answer
    await expect(ask()).rejects.toThrow()
  })
})

describe('get-feedback-types', () => {
  const TYPES = [{ XML_ID: 'order', VALUE: 'Вопрос по заказу' }]
  const { data, calls } = testApi(
    () => ({ answer: { ITEMS: TYPES } as object }),
    (_call, { answer }) => answer,
  )
  const ask = () => {
    const kernel = testKernel()
    return kernel.query.fetchQuery(feedbackTypesQuery(kernel))
  }

  test('the types are those of the supplier', async () => {
    expect(await ask()).toEqual(TYPES)
    expect(calls).toEqual(['GET /v3/api/support/feedback/'])
  })

  test.each([{}, { ITEMS: {} }, { ITEMS: [{ XML_ID: 5, VALUE: 'а' }] }, { ITEMS: [{ XML_ID: 'a' }] }])(
    '%j is no list of types',
    async (answer) => {
      data.answer = answer
      await expect(ask()).rejects.toThrow()
    },
  )
})

describe('get-info', () => {
  const PARAGRAPH = { type: 'paragraph', data: { text: 'ИНН 7711340150' } }
  const ITEM = { ID: 1, CODE: 'requisites', BLOCKS: [PARAGRAPH] }
  const { data } = testApi(
    () => ({ answer: { ITEMS: [ITEM] } as object }),
    (_call, { answer }) => answer,
  )
  const ask = (element?: string) => {
    const kernel = testKernel()
    return kernel.query.fetchQuery(infoQuery(kernel, 'requisites', element))
  }

  test('blocks that cannot be read are left out', async () => {
    data.answer = { ITEMS: [{ ...ITEM, BLOCKS: [{ type: 'video', data: {} }, PARAGRAPH] }] }
    expect(await ask()).toEqual([ITEM])
  })

  test.each([{}, { ITEMS: {} }, { ITEMS: [{ CODE: 'a' }] }])('%j is no text', async (answer) => {
    data.answer = answer
    await expect(ask()).rejects.toThrow()
  })
})

describe('get-page-list', () => {
  const { data, calls } = testApi(
    () => ({ answer: { ITEMS: [{ ID: 1, CODE: 'delivery', TITLE: 'Доставка', BLOCKS: [] }] } as object }),
    (_call, { answer }) => answer,
  )

  const MINUTE = 60_000

  test('of the pages of a list code and title are kept', async () => {
    const kernel = testKernel()
    expect(await kernel.query.fetchQuery(pageListQuery(kernel, 'front_down'))).toEqual([
      { CODE: 'delivery', TITLE: 'Доставка' },
    ])
    expect(calls).toEqual(['GET /v3/api/info/front_down/'])
  })

  test.each([
    [59, 0],
    [61, 1],
  ])('a list of %i minutes ago is asked for %i times', async (minutes, times) => {
    const kernel = testKernel()
    kernel.query.setQueryData(keys.pageList('front_down'), [], { updatedAt: Date.now() - minutes * MINUTE })
    await kernel.query.fetchQuery(pageListQuery(kernel, 'front_down'))
    expect(calls).toHaveLength(times)
  })

  test.each([{}, { ITEMS: {} }, { ITEMS: [{ CODE: 'a' }] }, { ITEMS: [{ TITLE: 'а' }] }])(
    '%j is no list',
    async (answer) => {
      data.answer = answer
      const kernel = testKernel()
      await expect(kernel.query.fetchQuery(pageListQuery(kernel, 'front_up'))).rejects.toThrow()
    },
  )
})

describe('get-promo', () => {
  const full = () => ({ ...noBanners().ITEMS })
  const { data, called } = testApi(
    () => ({ items: full() as object }),
    (_call, known) => ({ ITEMS: known.items }),
  )
  const ask = (kernel = testKernel()) => kernel.query.fetchQuery({ ...promoQuery(kernel), staleTime: 0 })

  test('[SHELL-018] the first call carries no `changed`, also where the page has begun to ask; every later one does', async () => {
    const kernel = testKernel()
    kernel.query.getQueryCache().build(kernel.query, { queryKey: keys.promo })
    await ask(kernel)
    await ask(kernel)
    await ask(kernel)
    expect(called('promo').map((call) => call.split('?')[1])).toEqual([undefined, 'changed=Y', 'changed=Y'])
  })

  test.each(['MAIN', 'MAIN_RIGHT', 'CATALOG_SECTION_1', 'CATALOG_SECTION_2', 'CATALOG_SECTION_3'])(
    'an answer without %s, or with banners there that are none, is rejected',
    async (placement) => {
      for (const banners of [undefined, {}, [{ BANNER_ID: '1', TITLE: 'а' }], [{ BANNER_ID: 1 }]]) {
        data.items = { ...full(), [placement]: banners }
        await expect(ask()).rejects.toThrow()
      }
    },
  )
})

describe('readable-blocks', () => {
  const read = (...blocks: object[]) => readableBlocks(blocks as ContentBlock[])

  test('blocks of each type that have what they need are shown', () => {
    const blocks = [
      { type: 'header', data: { text: 'Зоны' } },
      { type: 'paragraph', data: { text: 'Возим.' } },
      { type: 'list', data: { style: 'ordered', items: ['а', 'б'] } },
      { type: 'list', data: { items: [] } },
      { type: 'image', data: { url: '/a.svg' } },
    ]
    expect(read(...blocks)).toEqual(blocks)
  })

  test.each([
    { type: 'video', data: { text: 'а', url: '/a', items: [] } },
    { type: 'toString', data: {} },
    { type: 'header', data: { url: '/a' } },
    { type: 'paragraph', data: { text: 5 } },
    { type: 'paragraph' },
    { type: 'list', data: { items: 'а' } },
    { type: 'list', data: { items: [5] } },
    { type: 'image', data: { text: 'а' } },
  ])('%j is left out', (block) => {
    expect(read(block)).toEqual([])
  })

  test('a list of blocks is a list of objects, whatever they hold', () => {
    expect(isBlockList([{}, { type: 'video' }])).toBe(true)
    for (const value of [undefined, {}, [null], ['text']]) expect(isBlockList(value)).toBe(false)
  })
})
