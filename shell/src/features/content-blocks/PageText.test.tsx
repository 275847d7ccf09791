import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { PageText } from './PageText'

type Answer = NonNullable<ComponentProps<typeof PageText>['query']['data']> | null

const Shown = ({ load }: { load: () => Promise<Answer> }) => (
  <>
    <h1>Контакты</h1>
    <PageText query={useQuery({ queryKey: ['text'], queryFn: load })} />
  </>
)
const answerOf = (...texts: string[]) =>
  ({
    CODE: 'contact_info',
    TYPE: 'front_up',
    TITLE: 'Контакты',
    ITEMS: texts.map((text) => ({ type: 'paragraph', data: { text } })),
  }) as unknown as Answer

test('a text that does not come says why and can be asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = jest.fn(async () => answerOf('Отвечаем по будням.')).mockRejectedValueOnce(new Error('404'))
  renderWithKernel(<Shown load={load} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('Отвечаем по будням.')).toBeVisible()
})

test.each([
  ['none', null],
  ['an empty one', answerOf()],
])('where the shop has written %s nothing takes room', (_what, answer) => {
  const kernel = testKernel()
  kernel.query.setQueryData(['text'], answer)
  const { container } = renderWithKernel(<Shown load={async () => answer} />, { kernel })
  expect(container.children).toHaveLength(1)
  expect(screen.queryByRole('article')).toBeNull()
})

test('a text on its way has its room', () => {
  const { container } = renderWithKernel(<Shown load={() => new Promise(() => undefined)} />)
  expect(container.children).toHaveLength(2)
})
