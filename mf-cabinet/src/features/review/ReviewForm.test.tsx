import { createTestPlatform, put, testStore } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderReview } from '../../testing/render-page'
import {
  add,
  DATA_URL,
  paragraph,
  paste,
  picture,
  REVIEW,
  reviewApi,
  send,
  TAKEN,
} from '../../testing/review-form'

const { intercept, sent } = reviewApi()

test('[CAB-084] a review is posted in the blocks of the editor, in their order; empty ones are left out', async () => {
  const { kernel } = renderReview()
  await put(paragraph(), '  Всё пришло вовремя ')
  await add('Заголовок')
  await put(screen.getByRole('textbox', { name: 'Заголовок' }), 'Итог')
  await add('Абзац')
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()).toEqual([
    {
      'blocks[0][type]': 'paragraph',
      'blocks[0][data][text]': 'Всё пришло вовремя',
      'blocks[1][type]': 'header',
      'blocks[1][data][text]': 'Итог',
      'blocks[1][data][level]': '1',
    },
  ])
  await waitFor(() => expect(kernel.modals.current()).toEqual([]))
  expect(kernel.notices.current()).toMatchObject([{ kind: 'success', text: TAKEN.MESSAGE }])
})

test('an empty review is not sent: its first text says so and has the focus, until something is written', async () => {
  renderReview()
  expect(paragraph()).toHaveAccessibleDescription(/Что понравилось/)
  await put(paragraph(), '   ')
  await send()
  await waitFor(() => expect(paragraph()).toHaveAccessibleDescription('Напишите отзыв'))
  expect(paragraph()).toBeInvalid()
  expect(paragraph()).toHaveFocus()
  expect(sent()).toEqual([])
  await put(paragraph(), 'Всё хорошо')
  expect(paragraph()).toBeValid()
})

test('Ctrl+Enter sends from anywhere in it; «Отмена» closes, and asks about what was written', async () => {
  const { kernel } = renderReview()
  await put(paragraph(), 'Всё хорошо')
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Остаться' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  paragraph().focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  await waitFor(() => expect(kernel.modals.current()).toEqual([]))
})

test.each([
  ['the server fails', 500, /попробуйте ещё раз/i],
  ['the server rejects it', { SUCCESS: 'N', MESSAGE: 'Слишком много отзывов' }, /Слишком много отзывов/],
])('what is written stays when %s', async (_how, answer, text) => {
  intercept(({ path }) => (path === REVIEW ? answer : undefined))
  const { kernel } = renderReview()
  await put(paragraph(), 'Всё хорошо')
  paste([picture()])
  await screen.findByRole('img')
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(paragraph()).toHaveValue('Всё хорошо')
  expect(screen.getByRole('img')).toHaveAttribute('src', DATA_URL)
  expect(kernel.modals.current()).toHaveLength(1)
  intercept(({ path }) => (path === REVIEW ? TAKEN : undefined))
  await send()
  await waitFor(() => expect(kernel.modals.current()).toEqual([]))
})

test('texts survive a reload of the page; what cannot be read is no harm', async () => {
  const session = testStore()
  const platform = createTestPlatform({ session })
  const first = renderReview({ platform })
  await put(paragraph(), 'Всё хорошо')
  // A reload: nothing of the page is asked before it goes.
  const drafts = session.get('drafts') ?? ''
  first.unmount()
  session.set('drafts', drafts)
  const second = renderReview({ platform })
  await waitFor(() => expect(paragraph()).toHaveValue('Всё хорошо'))
  second.unmount()
  session.set('drafts', JSON.stringify({ 'mf-cabinet.review': { texts: '[{"key":"x"}' } }))
  renderReview({ platform })
  expect(paragraph()).toHaveValue('')
})

test('pictures that a reload has lost are told until they are pasted again', async () => {
  const session = testStore()
  const platform = createTestPlatform({ session })
  const first = renderReview({ platform })
  await put(paragraph(), 'Склад')
  paste([picture()])
  await screen.findByRole('img')
  paste([picture('b.png')])
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2))
  expect(screen.queryByText(/вставьте ещё раз/)).not.toBeInTheDocument()
  const drafts = session.get('drafts') ?? ''
  first.unmount()
  session.set('drafts', drafts)
  renderReview({ platform })
  expect(await screen.findByText('Тексты на месте, а 2 изображения вставьте ещё раз.')).toBeVisible()
  await put(paragraph(), 'Склад наш')
  expect(screen.getByText(/2 изображения вставьте/)).toBeVisible()
  paste([picture()])
  expect(await screen.findByText(/1 изображение вставьте/)).toBeVisible()
  paste([picture()])
  await waitFor(() => expect(screen.queryByText(/вставьте ещё раз/)).not.toBeInTheDocument())
  expect(paragraph()).toHaveValue('Склад наш')
})

test('while it is sent the button says so', async () => {
  let answer: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  intercept(async ({ path }) => {
    if (path !== REVIEW) return undefined
    await gate
    return TAKEN
  })
  const { kernel } = renderReview()
  await put(paragraph(), 'Всё хорошо')
  await send()
  expect(await screen.findByRole('button', { name: 'Отправляем…' })).toHaveAttribute('aria-disabled', 'true')
  answer()
  await waitFor(() => expect(kernel.modals.current()).toEqual([]))
})
