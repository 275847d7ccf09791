import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from './cabinet-api'
import { press } from './press'

export const REVIEW = '/v1/personal/review'
export const TAKEN = { SUCCESS: 'Y', MESSAGE: 'Спасибо! Ваш отзыв отправлен' }

/** The calls of a review behind the network boundary: it is taken. */
export function reviewApi() {
  const api = cabinetApi()
  beforeEach(() => api.intercept(({ path }) => (path === REVIEW ? TAKEN : undefined)))
  return {
    ...api,
    /** Bodies of the reviews, in order. */
    sent: () =>
      api.requests
        .filter(({ method, path }) => method === 'POST' && path === REVIEW)
        .map(({ body }) => Object.fromEntries(body)),
  }
}

export const add = (name: string): Promise<void> =>
  userEvent.click(
    within(screen.getByRole('group', { name: 'Добавить в отзыв' })).getByRole('button', { name }),
  )
export const send = (): Promise<void> => press(screen.getByRole('button', { name: 'Отправить отзыв' }))
export const paragraph = (): HTMLElement => screen.getByRole('textbox', { name: 'Абзац' })
export const blocks = () => screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))

export const picture = (name = 'склад.png', type = 'image/png', content = 'PNG'): File =>
  new File([content], name, { type })
/** Of the content of `picture`. */
export const DATA_URL = `data:image/png;base64,${btoa('PNG')}`

export function paste(
  files: readonly File[],
  types: readonly string[] = ['Files'],
  target = paragraph(),
): Event {
  const event = createEvent.paste(target, { clipboardData: { files, types } })
  fireEvent(target, event)
  return event
}
