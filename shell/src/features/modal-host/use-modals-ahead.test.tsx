import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { CancelOrderModal, withModal } from '../../testing/modals'
import { renderApp } from '../../testing/render-app'

describe('the code of a modal', () => {
  const link = (name: string) => {
    const opener = document.createElement('a')
    opener.setAttribute('data-modal', name)
    opener.append(document.createElement('span'))
    document.body.append(opener)
    return opener
  }
  const open = (load: () => Promise<object>) => renderApp({ path: '/catalog-list', modules: withModal(load) })
  afterEach(() => {
    for (const opener of document.querySelectorAll('body > a[data-modal]')) opener.remove()
    Object.assign(navigator, { connection: undefined })
  })

  test.each([
    [
      'the pointer is over its link',
      (opener: Element) => fireEvent.pointerOver(opener.querySelector('span') ?? opener),
    ],
    ['its link has the focus', (opener: Element) => fireEvent.focusIn(opener)],
  ])('loads when %s', (_when, mean) => {
    const load = jest.fn(() => Promise.resolve({ default: CancelOrderModal }))
    open(load)
    mean(link('addAddress'))
    mean(document.body)
    expect(load).not.toHaveBeenCalled()
    mean(link('cancelOrder'))
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('does not load ahead where the buyer saves data', () => {
    Object.assign(navigator, { connection: { saveData: true } })
    const load = jest.fn(() => Promise.resolve({ default: CancelOrderModal }))
    open(load)
    fireEvent.pointerOver(link('cancelOrder'))
    expect(load).not.toHaveBeenCalled()
  })

  test('loads once, however often the link is meant', () => {
    const load = jest.fn(() => Promise.resolve({ default: CancelOrderModal }))
    open(load)
    const opener = link('cancelOrder')
    fireEvent.pointerOver(opener)
    fireEvent.focusIn(opener)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('does not load ahead without a connection', () => {
    const load = jest.fn(() => Promise.resolve({ default: CancelOrderModal }))
    renderApp({ path: '/catalog-list', modules: withModal(load), platform: { isOnline: () => false } })
    fireEvent.pointerOver(link('cancelOrder'))
    expect(load).not.toHaveBeenCalled()
  })

  test('that no part brings is left alone', () => {
    const load = jest.fn(() => Promise.resolve({ default: CancelOrderModal }))
    renderApp({ path: '/catalog-list', modules: withModal(load), plan: { modals: {} } })
    fireEvent.pointerOver(link('cancelOrder'))
    expect(load).not.toHaveBeenCalled()
  })

  test('is asked for by nobody when the page is gone', () => {
    const load = jest.fn(() => Promise.resolve({ default: CancelOrderModal }))
    const { unmount } = open(load)
    unmount()
    const opener = link('cancelOrder')
    fireEvent.pointerOver(opener)
    fireEvent.focusIn(opener)
    expect(load).not.toHaveBeenCalled()
  })

  test('that does not load ahead is asked for again by the modal', async () => {
    const load = jest
      .fn<Promise<object>, []>()
      .mockRejectedValueOnce(new Error('ChunkLoadError'))
      .mockResolvedValue({ default: CancelOrderModal })
    const { kernel } = open(load)
    fireEvent.pointerOver(link('cancelOrder'))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    act(() => kernel.modals.open('cancelOrder', { orderId: 5 }))
    expect(await screen.findByRole('dialog', { name: 'Отмена заказа 5' })).toBeInTheDocument()
  })
})
