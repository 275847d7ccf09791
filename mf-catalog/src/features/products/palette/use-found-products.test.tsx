import { partKernel, renderWithKernel, testProduct, testProducts } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { catalogApi } from '../../../testing/catalog-api'
import { useFoundProducts } from './use-found-products'

const { data, calls, called, intercept } = catalogApi()
type Found = ReturnType<typeof useFoundProducts>

const PEN = testProduct({ ID: 7, NAME: 'Ручка', UP_CODE_1C: '100241' })

function Field({ tell }: { tell: (found: Found) => void }) {
  const [text, setText] = useState('')
  tell(useFoundProducts(text))
  return <input aria-label="Поиск" value={text} onChange={(event) => setText(event.target.value)} />
}
function show() {
  const now: { found?: Found } = {}
  const { kernel } = renderWithKernel(
    <Field
      tell={(found) => {
        now.found = found
      }}
    />,
    { kernel: partKernel() },
  )
  const field = () => screen.getByRole('textbox', { name: 'Поиск' })
  return {
    kernel,
    found: () => now.found as Found,
    /** In place of what stood there. */
    async write(text: string) {
      await userEvent.clear(field())
      await userEvent.click(field())
      await userEvent.paste(text)
    },
  }
}
const ids = ({ products }: Found) => products.map(({ ID }) => ID)
const lists = () => called('/search/list/').map((call) => call.split('?')[1])
const NOTHING = { products: [], count: 0, pending: false, error: null }
const hold = () => {
  let open: () => void = () => undefined
  data.listGate = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => act(async () => open())
}

beforeEach(() => {
  data.products = testProducts(5)
})

test.each(['', 'б'])('for «%s» nothing is asked', async (text) => {
  const { found, write } = show()
  if (text) await write(text)
  expect(found()).toMatchObject(NOTHING)
  expect(calls).toEqual([])
})

test('a text is asked for after a pause: its first three products, and how many it finds', async () => {
  const { found, write } = show()
  await write('бумага')
  expect(found()).toMatchObject({ ...NOTHING, pending: true })
  expect(calls).toEqual([])
  await waitFor(() => expect(ids(found())).toEqual([1, 2, 3]))
  expect(found()).toMatchObject({ count: 5, pending: false, error: null })
  expect(found().corrected).toBeUndefined()
  expect(lists()).toEqual(['q=бумага&sort=POPULARITY&order=DESC&limit=3&offset=0'])
  expect(called('/search/catalog/')).toEqual([])
})

test('until those of another text come, those of before stay', async () => {
  data.found = { бум: [PEN] }
  const { found, write } = show()
  await write('бум')
  await waitFor(() => expect(ids(found())).toEqual([7]))
  const open = hold()
  await write('бумага')
  expect(found()).toMatchObject({ pending: true, count: 1 })
  await waitFor(() => expect(lists()).toHaveLength(2))
  expect(ids(found())).toEqual([7])
  expect(found().pending).toBe(true)
  await open()
  await waitFor(() => expect(found()).toMatchObject({ count: 5, pending: false }))
})

describe('a code', () => {
  beforeEach(() => {
    data.products = [PEN, ...testProducts(4)]
  })

  test('that no product has is looked for as a text, at once', async () => {
    const { found, write } = show()
    await write('999 999')
    await waitFor(() => expect(found()).toMatchObject({ count: 5, pending: false }))
    expect(lists()).toContain('q=999999&sort=POPULARITY&order=DESC&limit=3&offset=0')
  })

  test('whose look-up fails is looked for as a text', async () => {
    intercept(({ path, query }) =>
      path === '/v3/api/catalog/product/' || query.get('limit') === '12' ? 500 : undefined,
    )
    const { found, write } = show()
    await write('100241')
    await waitFor(() => expect(found()).toMatchObject({ count: 5, pending: false, error: null }))
  })
})

describe('a text that finds nothing', () => {
  beforeEach(() => {
    data.found = { ',evfuf': [] }
    data.search = { SUGGEST: 'бумага', SECTIONS: [], CNT: 0 }
  })

  test('is not done while it is not known what it was meant to be', async () => {
    data.suggestGate = new Promise(() => undefined)
    const { found, write } = show()
    await write(',evfuf')
    await waitFor(() => expect(called('/search/catalog/')).toHaveLength(1))
    expect(found()).toMatchObject({ ...NOTHING, pending: true })
  })

  test('is no reason to correct the next one', async () => {
    const { found, write } = show()
    await write(',evfuf')
    await waitFor(() => expect(found().corrected).toBe('бумага'))
    await write('ручка')
    await waitFor(() => expect(lists().at(-1)).toMatch(/^q=ручка/))
    await waitFor(() => expect(found()).toMatchObject({ count: 5, pending: false }))
    expect(found().corrected).toBeUndefined()
  })

  test('says when what it was meant to be cannot be had, and asks again', async () => {
    data.suggestStatus = 500
    const { found, write, kernel } = show()
    await write(',evfuf')
    await waitFor(() => expect(found().error).toBeInstanceOf(Error))
    expect(found()).toMatchObject({ products: [], pending: false })
    expect(kernel.notices.current()).toEqual([])
    data.suggestStatus = 200
    act(() => found().retry())
    await waitFor(() => expect(found().corrected).toBe('бумага'))
  })
})

test('an error is none of a text that is too short to be asked for', async () => {
  data.listStatus = 500
  const { found, write } = show()
  await write('бумага')
  await waitFor(() => expect(found().error).toBeInstanceOf(Error))
  await write('б')
  expect(found()).toMatchObject(NOTHING)
})
