import type { Banners } from '@prilavok/supplier-api/platform/database/schema.generated'
import type pg from 'pg'
import { copyRows } from './copy-rows'
import { SECTION_OFFERS } from './offer-texts'
import type { DemoShop } from './taxonomy'

interface DemoBanner {
  placement: Banners['placement']
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

/** The offer whose goods are those of a main section of the taxonomy. */
const offerOf = (section: string): string =>
  `/client/offers/${SECTION_OFFERS.findIndex((offer) => offer.section === section) + 1}`

const BANNERS: DemoBanner[] = [
  banner('MAIN', 'paper', 'left', 'Бумага и\u00a0ежедневники: скидки до\u00a030\u00a0%', offerOf('paper')),
  banner(
    'MAIN',
    'food',
    'right',
    'Кофе, чай и\u00a0вода для\u00a0переговорных дешевле обычного',
    offerOf('food'),
  ),
  banner(
    'MAIN',
    'print',
    'center',
    'Картриджи и\u00a0тонеры: нужная модель уже на\u00a0складе',
    offerOf('print'),
  ),
  banner(
    'MAIN',
    'furniture',
    'left',
    'Кресла и\u00a0светильники по\u00a0постоянной сниженной цене',
    offerOf('furniture'),
  ),
  banner('MAIN_RIGHT', 'gift', 'left', 'Подарок за\u00a0заказ от\u00a05\u00a0000\u00a0₽', '/client/offers'),
  banner('MAIN_RIGHT', 'clean', 'left', 'Мыло, полотенца и\u00a0мешки со\u00a0скидкой', offerOf('clean')),
  banner(
    'CATALOG_SECTION_1',
    'files',
    'left',
    'Архив в\u00a0порядке: регистраторы, папки и\u00a0короба по\u00a0спецценам',
    offerOf('files'),
  ),
  banner(
    'CATALOG_SECTION_2',
    'writing',
    'left',
    'Ручки и\u00a0маркеры на\u00a0весь отдел',
    offerOf('writing'),
  ),
  banner(
    'CATALOG_SECTION_2',
    'demo',
    'right',
    'Доски и\u00a0флипчарты для\u00a0переговорных',
    offerOf('demo'),
  ),
  banner(
    'CATALOG_SECTION_3',
    'pack',
    'center',
    'Скотч, плёнка и\u00a0короба для\u00a0отправлений',
    offerOf('pack'),
  ),
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
