import type pg from 'pg'
import type { BannersTable } from '../database/schema-marketing'
import { copyRows } from './copy-rows'
import type { DemoShop } from './taxonomy'

interface DemoBanner {
  placement: BannersTable['placement']
  /** Scene of the picture (`upload/banner.ts`). */
  scene: string
  align: 'left' | 'center' | 'right'
  title: string
  link: string
}

const banner = (
  placement: DemoBanner['placement'],
  scene: string,
  align: 'left' | 'center' | 'right',
  title: string,
  link: string,
): DemoBanner => ({ placement, scene, align, title, link })

const BANNERS: DemoBanner[] = [
  banner(
    'MAIN',
    'paper',
    'left',
    'Бумага для\u00a0офиса со\u00a0скидкой до\u00a030\u00a0%',
    '/client/offers',
  ),
  banner('MAIN', 'food', 'right', 'Кофе, чай и\u00a0вода для\u00a0переговорных', '/catalog/marks/sale'),
  banner(
    'MAIN',
    'print',
    'center',
    'Картриджи для\u00a0вашего принтера\u00a0— в\u00a0наличии на\u00a0складе',
    '/search?q=картридж',
  ),
  banner(
    'MAIN',
    'furniture',
    'left',
    'Кресла и\u00a0светильники: обновите рабочее место',
    '/search?q=кресло',
  ),
  banner('MAIN_RIGHT', 'gift', 'left', 'Подарок за\u00a0заказ от\u00a05\u00a0000\u00a0₽', '/client/offers'),
  banner('MAIN_RIGHT', 'clean', 'left', 'Чистый офис: хозтовары дешевле', '/catalog/marks/special_price'),
  banner(
    'CATALOG_SECTION_1',
    'files',
    'left',
    'Архив в\u00a0порядке: папки и\u00a0регистраторы',
    '/search?q=папка',
  ),
  banner(
    'CATALOG_SECTION_2',
    'writing',
    'right',
    'Ручки и\u00a0маркеры на\u00a0весь отдел',
    '/search?q=ручка',
  ),
  banner('CATALOG_SECTION_3', 'pack', 'center', 'Всё для\u00a0упаковки и\u00a0склада', '/search?q=скотч'),
]

const SHAPES = { MAIN: 'main', MAIN_RIGHT: 'side' } as const
const shapeOf = (placement: DemoBanner['placement']): string =>
  placement === 'MAIN' || placement === 'MAIN_RIGHT' ? SHAPES[placement] : 'strip'

/** Banners for all placements; the second shop has none beside its slides, so that an empty place is seen, too. */
export async function loadBanners(client: pg.ClientBase, shopId: number, shop: DemoShop): Promise<void> {
  const link = shop.DOMAIN_NAME.replace(/\..*$/, '')
  await copyRows(
    client,
    'banners',
    ['shop_id', 'id', 'placement', 'title', 'align', 'picture', 'link', 'sort'],
    BANNERS.filter(({ placement }) => shopId !== 2 || placement !== 'MAIN_RIGHT').map((entry, index) => [
      ...[shopId, index + 1, entry.placement, entry.title, entry.align],
      `/upload/banners/${link}-${entry.scene}-${shapeOf(entry.placement)}-${entry.align}.svg`,
      ...[entry.link, index * 10],
    ]),
  )
}
