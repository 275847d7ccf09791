import { Pagination } from './pagination'

export default { title: 'Страницы списка' }

const hrefOf = (page: number) => `?page=${page}`

export const Few = () => <Pagination page={2} pageCount={4} hrefOf={hrefOf} />
export const Many = () => (
  <Pagination
    page={12}
    pageCount={40}
    hrefOf={hrefOf}
    label="Страницы длинного списка"
    after="397–432 из 1 440"
  />
)
