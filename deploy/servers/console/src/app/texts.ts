import { NBSP } from '@prilavok/shared-kernel/format'
import type { LoggedChange } from '../contract'

/** Texts that several features say. */
export const texts = {
  everyShop: 'Все поставщики',
  retry: 'Повторить',
  cancel: 'Отмена',
  close: 'Закрыть',
  loading: 'Загружаем…',
  failedToLoad: 'Не удалось загрузить данные',
  noConnection: 'Сервер консоли не\u00a0отвечает. Проверьте соединение и\u00a0повторите',
  part: 'Микрофронтенд',
  supplier: 'Поставщик',
  version: 'Версия',
  allParts: 'Все микрофронтенды',
  allSuppliers: 'Все поставщики',
}

/** Errors of the server by code; others are shown as the server says them. */
export const ERROR_TEXTS: Readonly<Record<string, string>> = {
  NO_CONNECTION: texts.noConnection,
  LOGIN_REQUIRED: 'Сеанс закончился. Войдите ещё раз',
  LOGIN_WRONG: 'Логин или пароль не подходят. Проверьте их и повторите',
  PASSWORD_WRONG: 'Текущий пароль не подходит',
  NOT_ALLOWED: `Вашей роли это не\u00a0разрешено. Обратитесь к${NBSP}оператору платформы`,
  REASON_MISSING: 'Укажите причину: её прочтут в журнале',
  CHANGE_INVALID: 'Так изменить нельзя',
  BAD_REQUEST: 'Сервер не понял запрос. Обновите страницу и\u00a0повторите',
  CHANGED_MEANWHILE:
    'Пока вы смотрели, правила изменились: в\u00a0другой вкладке, у\u00a0коллеги или по\u00a0расписанию. Посмотрите новое и\u00a0решите ещё раз',
  PLAN_INCOMPATIBLE: 'Эти версии не работают вместе, изменение отклонено',
  FROZEN: 'Версии заморожены. Снимите заморозку или дождитесь её конца',
  PINNED: 'Версия закреплена. Сначала открепите её',
  NO_CANDIDATE: 'Канарейки уже нет: её остановили или выложили целиком',
  NO_LAST_GOOD: 'Предыдущей рабочей версии нет. Выберите версию явно',
  RELEASE_UNKNOWN: 'Такого релиза нет в реестре',
  PART_LOST: 'Магазин остался\u00a0бы без\u00a0этой части. Сначала выберите версию для\u00a0всех',
  WITHDRAWN: 'Эта версия отозвана. Её можно выложить снова, только назвав причину',
  UNAVAILABLE:
    'Реестр сейчас не\u00a0отвечает. Действующие правила остаются в\u00a0силе, повторите через минуту',
}

/** What was done, for the log and for what will be done. */
export const KIND_TEXTS: Readonly<Record<LoggedChange['kind'], string>> = {
  use: 'Выложена целиком',
  rollout: 'Канарейка',
  promote: 'Канарейка стала стабильной',
  pause: 'Рост доли приостановлен',
  resume: 'Рост доли продолжен',
  rollback: 'Откат',
  pin: 'Версия закреплена',
  unpin: 'Версия откреплена',
  freeze: 'Версии заморожены',
  unfreeze: 'Заморозка снята',
  follow: 'Снова общее правило',
  publish: 'Релиз зарегистрирован',
  prune: 'Релиз удалён',
  step: 'Ступень канарейки',
  'automatic-rollback': 'Автоматический откат',
  undo: 'Отмена изменения',
  override: 'Подмена для разработчика',
}

/** `25 %`, `2,5 %` */
export const percent = (value: number): string =>
  `${String(Math.round(value * 100) / 100).replace('.', ',')}${NBSP}%`

/** How a rule is said in one line. */
export const RULE_TEXTS = {
  noRule: 'нет правила',
  follows: 'общее правило',
  common: (rule: string) => `общее правило: ${rule}`,
  pinned: 'закреплена',
  paused: 'на паузе',
  minutes: (count: number) => `каждые ${count}${NBSP}мин`,
  hours: (count: number) => `каждые ${count}${NBSP}ч`,
  frozen: (until: string) => `заморожена до${NBSP}${until}`,
}
