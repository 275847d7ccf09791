import { MAX_FILE_BYTES } from '@prilavok/shared-kernel/files'
import { reviewTexts } from './texts'

/** Pictures by the ending of their name, where the browser does not know what they are (001 §3). */
const TYPES: Record<string, string> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  tiff: 'image/tiff',
  png: 'image/png',
}
/** May hold scripts: the server takes none. */
const VECTOR = 'image/svg+xml'

/** The type of a picture that a review takes; undefined: it is none. */
function pictureType({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  if (type.startsWith('image/')) return type === VECTOR ? undefined : type
  return TYPES[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '']
}

export interface ReadPicture {
  /** A data URL. */
  url: string
  bytes: number
}

const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error(reviewTexts.notRead))
    reader.readAsDataURL(file)
  })

/**
 * Reads those of the files that are pictures, and no more of them than a review takes (AMB-20).
 * @returns `problem`: why some are left out
 */
export async function readPictures(
  files: readonly File[],
): Promise<{ pictures: ReadPicture[]; problem: string | undefined }> {
  const pictures: ReadPicture[] = []
  let bytes = 0
  let problem: string | undefined
  for (const file of files) {
    const type = pictureType(file)
    if (!type) problem = reviewTexts.wrongImage
    else if (bytes + file.size > MAX_FILE_BYTES) problem = reviewTexts.tooLarge
    else {
      bytes += file.size
      try {
        pictures.push({ url: await dataUrlOf(file.slice(0, file.size, type)), bytes: file.size })
      } catch {
        problem = reviewTexts.notRead
      }
    }
  }
  return { pictures, problem }
}
