import { IconButton } from './icon-button'

export default { title: 'Кнопка-значок' }

export const Sizes = () => (
  <>
    <IconButton icon="close" label="Закрыть" />
    <IconButton icon="close" label="Закрыть" size="m" />
    <IconButton icon="close" label="Закрыть" size="l" />
  </>
)
export const Toggle = () => (
  <>
    <IconButton icon="heart" label="В избранное" pressed={false} />
    <IconButton icon="heart" label="В избранном" pressed />
  </>
)
export const Busy = () => <IconButton icon="refresh" label="Обновить" busy />
export const Disabled = () => <IconButton icon="refresh" label="Обновить" disabled />
