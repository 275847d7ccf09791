import { useKernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { customerCookies, testCustomer } from '@prilavok/shared-kernel/testing'
import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderApp } from '../testing/render-app'

const PRIVATE = ['mf-cabinet', 'orders']

/** Shows what is cached and what was typed, and notes every frame that it is part of. */
function Orders({ rendered }: { rendered: (text: string) => void }) {
  const { platform } = useKernel()
  const { data = 'ничего' } = useQuery<string>({
    queryKey: PRIVATE,
    queryFn: () => new Promise(() => undefined),
  })
  const [typed, setTyped] = useState('')
  rendered(`${platform.cookies.get('login_stamp')}: ${data} ${typed}`.trim())
  return (
    <label>
      Комментарий {data}
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
    </label>
  )
}

test('nothing that was loaded for or typed by the former user is rendered again after another has logged in', async () => {
  const frames: string[] = []
  const cookies = customerCookies()
  cookies.set('login_stamp', 'former')
  const { kernel } = renderApp({
    path: '/cabinet/orders',
    visitor: 'customer',
    platform: { cookies },
    modules: {
      'mf-cabinet/./OrdersPage': { default: () => <Orders rendered={(text) => frames.push(text)} /> },
    },
  })
  kernel.query.setQueryData(PRIVATE, 'заказ 17')
  await userEvent.type(await screen.findByLabelText('Комментарий заказ 17'), 'А')
  expect(frames.at(-1)).toBe('former: заказ 17 А')

  cookies.set('login_stamp', 'next')
  act(() => kernel.bus.emit('session:changed', { state: 'customer', replaced: true }))
  act(() => void kernel.query.setQueryData(queryKeys.personal, { ITEM: testCustomer({ ID: 99 }) }))
  expect(await screen.findByLabelText('Комментарий ничего')).toHaveValue('')
  expect(frames.filter((frame) => frame.startsWith('next') && frame !== 'next: ничего')).toEqual([])
})
