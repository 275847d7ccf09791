import { createTestPlatform } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../testing/render-page'
import { CLIENT, settingsApi } from '../../testing/settings-api'
import { box, retype } from '../../testing/settings-form'

describe('use-supplier-form', () => {
  const { data, sent, intercept } = settingsApi()

  const LINK = /^Ссылка другого поставщика/
  const UNKNOWN =
    'Данной ссылки не существует. Проверьте правильность данных или уточните ссылку у Поставщика.'
  const block = () => screen.getByRole('region', { name: 'Поставщик' })
  const press = (name: string) => userEvent.click(within(block()).getByRole('button', { name }))
  const question = () => within(block()).findByRole('group', { name: 'Сменить поставщика?' })
  const change = async () => {
    await press('Сменить')
    await question()
    await press('Сменить поставщика')
  }

  async function open(link = 'demo-green') {
    const reload = jest.fn()
    const platform = createTestPlatform({ reload })
    const rendered = renderPage('/cabinet/settings', { platform, personal: { SHOP_LINK: link } })
    await screen.findByLabelText(/^Фамилия/)
    return { ...rendered, reload }
  }

  test('[CAB-079] the present link stands there; a link that is confirmed is sent as selected_shop and the page loads anew', async () => {
    data.supplier = {
      SUCCESS: 'Y',
      ITEM: { NAME: 'Офис-Синий', LINK: 'demo-blue', DOMAIN_NAME: 'demo-blue.localhost' },
    }
    const { reload, kernel, unmount } = await open()
    expect(block()).toHaveTextContent('Ссылка вашего поставщика: demo-green')
    await retype(/^Фамилия/, 'Кнопкина')
    await retype(LINK, ' https://demo-blue.localhost/ ')
    await change()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(sent(CLIENT)).toEqual([{ selected_shop: 'https://demo-blue.localhost/' }])
    expect(kernel.leaveGuards.active()).toBe(false)
    const tab = screen.getByRole('link', { name: 'Поставщик' })
    await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'location'))

    unmount()
    renderPage('/cabinet/settings#supplier', {
      platform: kernel.platform,
      personal: { SHOP_LINK: 'demo-blue' },
    })
    expect(within(block()).getByRole('status')).toHaveTextContent(
      'Ваш поставщик теперь «Офис-Синий». Вы пока в прежнем магазине.',
    )
    await waitFor(() => expect(block()).toHaveFocus())
    expect(block()).toHaveTextContent(/Вы сейчас в магазине.*shop/i)
    expect(screen.getByRole('link', { name: 'Открыть магазин' })).toHaveAttribute(
      'href',
      'http://demo-blue.localhost/',
    )
  })

  test.each([' Demo-Green ', 'https://shop.localhost/', 'Наш магазин: shop.localhost'])(
    'the link of the present supplier, typed as «%s», asks and changes nothing',
    async (typed) => {
      const { reload } = await open()
      await retype(LINK, typed)
      await press('Сменить')
      expect(await screen.findByText('Это ваш нынешний поставщик')).toBeVisible()
      expect(within(block()).queryByRole('group', { name: 'Сменить поставщика?' })).toBeNull()
      expect([sent(CLIENT), reload.mock.calls]).toEqual([[], []])
    },
  )

  test.each<[string, typeof data.supplier]>([
    ['SUCCESS N', { SUCCESS: 'N', errors: { query_error: 'Нет', selected_shop: 'Нет' } }],
    ['not found', 404],
  ])(
    '[CAB-080] %s: the link does not exist, nothing is changed and what was typed stays',
    async (_how, answer) => {
      data.supplier = answer
      const { reload, kernel } = await open()
      await retype(LINK, 'km-ural.exampel/kod/8841')
      await change()
      await waitFor(() => expect(box(LINK)).toHaveAccessibleDescription(UNKNOWN))
      expect(box(LINK)).toHaveValue('km-ural.exampel/kod/8841')
      expect(box(LINK)).toHaveFocus()
      expect(reload).not.toHaveBeenCalled()
      expect(kernel.platform.session.get('chosen_supplier')).toBeUndefined()
      expect(block()).toHaveTextContent('Ссылка вашего поставщика: demo-green')
    },
  )

  test('no link and a server that fails are told apart from a wrong link', async () => {
    const { reload } = await open()
    await press('Сменить')
    await waitFor(() => expect(box(LINK)).toHaveAccessibleDescription('Введите ссылку поставщика'))
    await retype(LINK, 'demo-blue')
    data.supplier = 500
    await change()
    expect(await within(block()).findByRole('alert')).toHaveTextContent('Введённое сохранено')
    expect(box(LINK)).toHaveValue('demo-blue')
    expect(box(LINK)).toBeValid()
    expect(reload).not.toHaveBeenCalled()
  })

  test('one Enter changes nothing: it is asked first, with what becomes of the basket and the prices', async () => {
    intercept(({ path }) =>
      path === '/v2/basket/catalog/' ? { CNT: 3, SUM: 1250.5, LOYALTY: { CNT: 0, SUM: 0 } } : undefined,
    )
    await open()
    await retype(LINK, 'demo-blue')
    await userEvent.keyboard('{Enter}')
    const asked = await question()
    expect(asked).toHaveFocus()
    expect(asked).toHaveTextContent('Новая ссылка: demo-blue')
    expect(asked).toHaveTextContent(/свои товары, цены/)
    await waitFor(() => expect(asked).toHaveTextContent(/В корзине 3 товара на 1 250,50 ₽/))
    // A second Enter in the box asks again.
    box(LINK).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(asked).toHaveFocus())
    expect(sent(CLIENT)).toEqual([])
    await press('Не менять')
    expect(screen.queryByText('Сменить поставщика?')).not.toBeInTheDocument()
    expect(box(LINK)).toHaveFocus()
    expect(box(LINK)).toHaveValue('demo-blue')
    expect(box(LINK)).toBeValid()
    await userEvent.keyboard('{Enter}')
    await question()
    await userEvent.keyboard('{Escape}')
    expect(box(LINK)).toHaveFocus()
    expect(sent(CLIENT)).toEqual([])
  })

  test('an answer is for the link that was asked about: another one is asked about anew', async () => {
    const { reload } = await open()
    await retype(LINK, 'demo-blue')
    await press('Сменить')
    await question()
    await retype(LINK, 'demo-red')
    expect(screen.queryByText('Сменить поставщика?')).not.toBeInTheDocument()
    await press('Сменить')
    expect(await question()).toHaveTextContent('Новая ссылка: demo-red')
    await press('Сменить поставщика')
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(sent(CLIENT)).toEqual([{ selected_shop: 'demo-red' }])
  })
})
