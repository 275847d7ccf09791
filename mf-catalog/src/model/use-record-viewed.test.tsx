import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { keys } from '../api/keys'
import { savedListKey } from '../api/saved-list-key'
import { catalogApi } from '../testing/catalog-api'
import { useRecordViewed } from './use-record-viewed'

const { data, called } = catalogApi()

function Page({ first }: { first: number | undefined }) {
  const [id, setId] = useState(first)
  const [, render] = useState(0)
  useRecordViewed(id)
  return (
    <>
      <button type="button" onClick={() => setId(8)}>
        Другой товар
      </button>
      <button type="button" onClick={() => render((count) => count + 1)}>
        Ещё раз
      </button>
    </>
  )
}
const show = (first: number | undefined) => {
  const kernel = partKernel()
  const told = jest.fn()
  kernel.bus.on('viewed:changed', told)
  const lists = [[...savedListKey('viewed'), {}], [...keys.lastViewed]]
  for (const key of lists) kernel.query.setQueryData(key, { ITEMS: [] })
  renderWithKernel(<Page first={first} />, { kernel })
  return { kernel, told, stale: () => lists.map((key) => kernel.query.getQueryState(key)?.isInvalidated) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('[CAT-053] a product is put into the list once, the count is told, and lists of it are out of date', async () => {
  const { told, stale } = show(7)
  await waitFor(() => expect(told).toHaveBeenCalledWith({ CNT: 1 }))
  await waitFor(() => expect(stale()).toEqual([true, true]))
  await press('Ещё раз')
  expect(called('POST')).toEqual(['POST /v3/api/catalog/viewed/ product_id=7'])
})

test('another product of the same page is put there, too', async () => {
  show(7)
  await press('Другой товар')
  await waitFor(() => expect([...data.viewed]).toEqual([7, 8]))
})

test('until it is known that there is such a product nothing is', async () => {
  show(undefined)
  await press('Ещё раз')
  expect(called('POST')).toEqual([])
})

test('a failure is told to nobody', async () => {
  data.savedStatus = 500
  const { kernel, told, stale } = show(7)
  await waitFor(() => expect(called('POST')).toHaveLength(1))
  await press('Ещё раз')
  expect(told).not.toHaveBeenCalled()
  expect(stale()).toEqual([false, false])
  expect(kernel.notices.current()).toEqual([])
  expect(kernel.modals.current()).toEqual([])
})
