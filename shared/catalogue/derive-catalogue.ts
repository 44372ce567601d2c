/** Derives the catalogue from a zod contract and the notes registered beside its schemas. */
import { z } from 'zod'
import { fieldRegistry } from '../contract/field.ts'
import { accountKey } from '../contract/payload-head.ts'
import { interfaceRules } from '../contract/rules.ts'
import { otherNamesOf } from '../vocabulary/field-names.ts'
import { type Catalogue, type CatalogueData, catalogueOf, type Level, type Node } from './catalogue.ts'

/**
 * @param payload  the object schema of a whole payload
 * @param element  what one payload describes, in the user's words: "account"
 * @param section  the part of the service interface that its own fields come from, where it is one of the interface's
 * @param about  what it is for, where that is not accounts, and an example of it
 * Throws when a field of the contract has no notes: a field nobody can explain must not reach a screen.
 */
export function deriveCatalogue(
  payload: z.ZodObject,
  element: string,
  section = '',
  about: Partial<Pick<CatalogueData, 'kind' | 'example'>> = {},
): Catalogue {
  const root: Level = {
    type: 'level',
    path: '',
    name: '',
    label: element[0]?.toUpperCase() + element.slice(1),
    element,
    help: '',
    naturalKeys: [[accountKey]],
    isKeyUnique: true,
    selectorField: null,
    alikeAre: 'one',
    about: null,
    isOpaque: false,
    parentPath: null,
    children: childrenOf(payload, '', { path: '', section, unique: accountKey }),
  }
  // Source: service interface, "Field definition tables and validation rules (required flags, …): not shown."
  const tree = catalogueOf({ kind: 'accounts', example: null, ...about, root, rules: [], hidesRequired: true })
  return { ...tree, rules: interfaceRules.filter(({ level }) => tree.level(level) !== undefined) }
}

/** What a node inherits from where it stands: its level, the part of the interface, and the field of the level of which no two have the same. */
type Surroundings = { readonly path: string; readonly section: string; readonly unique: string | undefined }

function childrenOf(object: z.ZodObject, path: string, level: Surroundings): Node[] {
  return Object.entries(object.shape).map(([name, schema]) => {
    const childPath = path === '' ? name : `${path}.${name}`
    return nodeOf(unwrap(schema), name, childPath, level)
  })
}

function nodeOf(schema: z.core.$ZodType, name: string, path: string, level: Surroundings): Node {
  const meta = fieldRegistry.get(schema)
  if (meta === undefined) throw new Error(`The contract says nothing about ${path}.`)
  const { label, help, section = level.section } = meta
  const adding = 'addition' in meta ? { addition: meta.addition } : {}
  if (meta.kind === 'group') {
    return {
      type: 'group',
      path,
      name,
      label,
      help,
      levelPath: level.path,
      ...adding,
      children: childrenOf(schema as z.ZodObject, path, { ...level, section }),
    }
  }
  if (meta.kind === 'level') {
    const elementSchema = unwrap((schema as z.ZodArray).element)
    return {
      type: 'level',
      path: `${path}[]`,
      name,
      label,
      element: meta.element,
      help,
      naturalKeys: meta.naturalKeys,
      isKeyUnique: meta.isKeyUnique ?? false,
      selectorField: meta.selectorField ?? null,
      alikeAre: meta.alikeAre ?? 'one',
      about: meta.about ?? null,
      isOpaque: meta.isOpaque ?? false,
      parentPath: level.path,
      ...adding,
      children:
        elementSchema instanceof z.ZodObject
          ? childrenOf(elementSchema, `${path}[]`, {
              path: `${path}[]`,
              section,
              unique: meta.isKeyUnique === true ? meta.naturalKeys[0]?.[0] : undefined,
            })
          : [],
    }
  }
  return {
    type: 'leaf',
    path,
    name,
    kind: meta.kind,
    label,
    help,
    synonyms: otherNamesOf(path),
    documentedValues: Object.keys(meta.meanings ?? {}),
    isClosed: meta.isClosed ?? false,
    limits: meta.limits ?? {},
    isRequired: meta.isRequired ?? false,
    canBeEmpty: meta.canBeEmpty ?? false,
    money: meta.money ?? null,
    role: meta.role ?? null,
    isUnique: path === (level.path === '' ? '' : `${level.path}.`) + level.unique,
    section,
    levelPath: level.path,
    ...(meta.meanings !== undefined && { meanings: meta.meanings }),
    ...(meta.directions !== undefined && { directions: meta.directions }),
    ...(meta.isList === true && { isList: true as const }),
  }
}

/** Looks through `optional`: whether a field may be left out is not part of what it is. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema
}
