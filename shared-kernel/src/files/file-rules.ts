/** What a place takes, and what it says to the others. */
export interface FileRule {
  /** Lower case, without the dot. */
  extensions: readonly string[]
  maxBytes: number
  /** Says that the format, or the size, is not right. */
  texts: { format: string; size: string }
}

/** The largest file everywhere: a file of exactly this size is taken (KERN-035). */
export const MAX_FILE_BYTES = 5_242_880

const FORMAT = 'Неподдерживаемый формат файла.'

/** A table of products for the basket (001 §5, AMB-62). */
export const BASKET_FILE: FileRule = {
  extensions: ['xls', 'xlsx'],
  maxBytes: MAX_FILE_BYTES,
  texts: { format: FORMAT, size: 'Размер файла не должен превышать 5МБ.' },
}

/** A document of a customer (001 §5, AMB-62). */
export const DOCUMENT_FILE: FileRule = {
  extensions: ['jpeg', 'jpg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'pdf', 'odt', 'ods', 'ots'],
  maxBytes: MAX_FILE_BYTES,
  texts: { format: FORMAT, size: 'Размер файла должен быть не больше 5МБ' },
}

/** Why a file is not taken; undefined: it is. Its extension decides, in any case of letters (AMB-62). */
export function fileProblem(file: Pick<File, 'name' | 'size'>, rule: FileRule): string | undefined {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase()
  if (extension === undefined || !rule.extensions.includes(extension)) return rule.texts.format
  return file.size > rule.maxBytes ? rule.texts.size : undefined
}

/** For the file dialog of the browser: `.xls,.xlsx`. */
export const acceptOf = ({ extensions }: FileRule): string =>
  extensions.map((extension) => `.${extension}`).join(',')
