import { RowMeta, RowName, RowNote } from './row-texts'

export default { title: 'Подписи строки' }

const NOTES = [
  ['neutral', 'arrow-up', 'Дороже на\u00a05\u00a0%: 300,00\u00a0₽ → 315,00\u00a0₽'],
  ['success', 'arrow-down', 'Дешевле на\u00a05\u00a0%: 300,00\u00a0₽ → 285,00\u00a0₽'],
  ['info', 'info', 'Округлили 7 до\u00a010'],
  ['warning', 'warning', 'В\u00a0наличии 36 из\u00a060'],
  ['danger', 'alert', 'Больше не\u00a0продаётся'],
] as const

export const Tones = () => (
  <>
    {NOTES.map(([tone, icon, text]) => (
      <div key={tone}>
        <RowName>Бумага офисная А4, 80 г/м², 500 листов</RowName>
        <RowMeta>Код 000 241</RowMeta>
        <RowNote {...{ tone, icon, text }} />
      </div>
    ))}
  </>
)
export const WithAction = () => (
  <>
    <RowName>Бумага офисная А4, 80 г/м², 500 листов</RowName>
    <RowMeta>
      Код 000 241 · <button type="button">Изменить</button>
    </RowMeta>
  </>
)
