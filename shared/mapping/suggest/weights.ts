/**
 * What speaks for a field at a column, and how much. A score is the sum of the features that are there, each times its weight, and never above 1 or
 * below 0; whatever decides, and whatever is told of it, comes from these.
 */

export const weights = {
  // How much of a name of the field the heading has: one of these four.
  /** The name, word for word. */
  wholeName: 0.95,
  /** With words of the surroundings added: "Customer e-mail". */
  nameWithContext: 0.92,
  /** But for words that add nothing beside such a value: "Mobile number" for "Mobile"; or of nothing but those: "Phone". */
  nameWithoutLightWords: 0.88,
  /** A name, but one that fits many fields: "Status". */
  vagueName: 0.52,
  // What else the heading says.
  /** A word that every sheet has for something of its own: "Status", "Type". */
  vaguest: -0.12,
  /** The name is the field's own label, and no other word for it. */
  ownLabel: 0.02,
  /** An operator's own examples have the field nowhere: of two that are called alike it is seldom meant. */
  rare: -0.15,
  /** Another column may say the same better: a suburb beside a town. */
  secondChoice: -0.01,
  /** For each word of the name: more in common is more specific. */
  sharedWord: 0.005,
  // Of fields of lists apart that are called alike.
  /** For each word that says which list. */
  wordAtHome: 0.05,
  /** It is of the people that an account is of, and not of somebody at its places. */
  ofHolder: 0.05,
  /** For each word that nothing about the field explains, known or not. */
  otherWord: -0.5,
  unknownWord: -0.4,
  // Values.
  /** Most can't be of the field. */
  contraryValues: -0.55,
  /** Half of them are known of this field alone. */
  tellingValues: 0.3,
  /** The heading says nothing, and hardly any other field has such values. */
  valuesAlone: 0.62,
  /** What words and values mostly stand for: the share itself, which `learned.ts` makes. */
  likely: 1,
  // What stands around, for headings that fit many fields.
  /** The sheet is called for the field's level. */
  sheetOfLevel: 0.25,
  /** For each neighbour of the same level; half as much of a level above or below. */
  nextNeighbour: 0.12,
  /** Other columns of the level are on the sheet. */
  levelPresent: 0.12,
} as const

export type Feature = keyof typeof weights
export type Features = Readonly<Partial<Record<Feature, number>>>
const featureNames = Object.keys(weights) as readonly Feature[]

export function sumOf(features: Features): number {
  let sum = 0
  for (const feature of featureNames) sum += weights[feature] * (features[feature] ?? 0)
  return sum
}

/** 0 … 1 */
export const scoreOf = (features: Features): number => Math.max(0, Math.min(1, sumOf(features)))

/** Each feature that changes the score, with what it adds or takes. */
export const sharesOf = (features: Features): readonly { readonly feature: Feature; readonly share: number }[] =>
  (Object.entries(features) as [Feature, number][]).flatMap(([feature, count]) => {
    const share = Math.round(weights[feature] * count * 1000) / 1000
    return share === 0 ? [] : [{ feature, share }]
  })

/** Where something is decided. */
export const thresholds = {
  /** A heading this sure is believed without looking around. */
  sure: 0.6,
  /** With what is around counted in, a vague heading needs this much, and so much more than the next field. */
  enoughTogether: 0.66,
  clearlyBetter: 0.02,
  /** More than this only a heading itself can say. */
  mostTogether: 0.9,
  /** What nothing else decides is guessed where more columns like it are of the field than of all others and of none. */
  likely: 0.51,
  /** So many columns like it are of a field that a person is offered it. */
  worthOffering: 0.2,
  /** When its best field is taken, a column may fall to the next one only if that fits about as well. */
  aboutAsGood: 0.1,
  /** The heading has the field's own words at least, though they fit others too. */
  namedAtLeast: 0.5,
  /** Kept to tell the reason by, though never chosen. */
  worthMentioning: 0.3,
  /** Shares of values that fit: below, they are doubtful; below, they contradict the heading. */
  doubtfulFit: 0.6,
  poorFit: 0.3,
  /** Scores of the two addresses this far apart mean that the words of the heading told them apart. */
  toldApart: 0.15,
} as const

/** How sure a choice is that no heading made. What a person should look at is below `thresholds.sure`. */
export const confidences = {
  guess: 0.55,
  otherName: 0.75,
  wholeCut: 0.8,
  joined: 0.7,
} as const

/** What a column loses that has another field to fall back on: too little to change anything but a tie. */
export const otherChoice = -0.01
