/** Counties and states that stand in addresses between town and postcode, but for those that are called like a town. */

const setOf = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(',')))

// Source: the postal and ceremonial counties of Great Britain, and the counties of Ireland, which are mostly written “Co.”.
const counties = setOf(
  'avon,berks,beds,bucks,cambs,cornwall,cumbria,devon,dorset,essex,glos,hants,herts,kent,lancs,leics,lincs,norfolk,northants',
  'northumberland,notts,oxon,rutland,salop,shrops,somerset,staffs,suffolk,surrey,east sussex,west sussex,sussex,warks,wilts,worcs,yorks',
  'n yorks,s yorks,w yorks,east yorks,north yorks,south yorks,west yorks,humberside,east riding of yorkshire,east riding',
  'merseyside,greater manchester,gtr manchester,greater london,tyne and wear,tyne & wear,west midlands,middlesex,middx,isle of wight,isle of man',
  'clwyd,dyfed,gwent,gwynedd,powys,mid glamorgan,south glamorgan,west glamorgan,anglesey,isle of anglesey',
  'scottish borders,dumfries and galloway,fife,grampian,highland,east lothian,midlothian,west lothian,strathclyde',
  'tayside,angus,argyll,argyll and bute,caithness,sutherland',
)
const countyForm = /^(?:(?:north|south|east|west) )?\p{L}+-?shire$|^(?:co|county) \p{L}+$/u

// Source: the states of the United States, but for those that are called like a city, and of Australia.
const states = setOf(
  'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,iowa,kansas',
  'kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire',
  'new jersey,new mexico,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota',
  'tennessee,texas,utah,vermont,virginia,west virginia,wisconsin,wyoming',
  'british columbia,ontario,manitoba,saskatchewan,alberta,nova scotia,new brunswick,new south wales,queensland,south australia,western australia,tasmania,northern territory',
)

/** @param line  of an address. @returns whether it certainly names a county or a state, and no town */
export function isStateOrCounty(line: string): boolean {
  const plain = line.toLowerCase().replaceAll('.', '').trim()
  return counties.has(plain) || states.has(plain) || countyForm.test(plain)
}
