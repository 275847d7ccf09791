interface PicturesOfKinds {
  /** Attribute that says what the thing is. */
  by: string
  pictures: Readonly<Record<string, string>>
}

/** By family. */
export type KindPictures = Readonly<Record<string, PicturesOfKinds>>
