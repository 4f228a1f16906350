/** Superscript and subscript letters and digits of Unicode, in the order of the plain ones. */
const plainRaised = "0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVW*'′";
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ*′′';
const plainLowered = '0123456789+-−=()aehijklmnoprstuvx';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ';

const pairs = (plain: string, other: string): [string, string][] => {
  const signs = Array.from(other);
  return Array.from(plain, (sign, index) => [sign, signs[index] ?? sign]);
};

const tables = {
  sup: new Map(pairs(plainRaised, raised)),
  sub: new Map(pairs(plainLowered, lowered)),
};

/** HTML tags for superscripts and subscripts. */
export type Script = keyof typeof tables;

export const isScript = (name: string): name is Script => name === 'sup' || name === 'sub';

/**
 * A superscript or subscript in Unicode characters, because pages have no tag for it.
 *
 * @returns undefined if Unicode lacks one of the characters
 */
export function scripted(text: string, script: Script): string | undefined {
  const signs = Array.from(text).map((sign) => (/\s/.test(sign) ? sign : tables[script].get(sign)));
  return signs.every((sign) => sign !== undefined) ? signs.join('') : undefined;
}

/** What is before and after a superscript or subscript that Unicode does not have: `x^(Q)`, `x_(Q)`. */
export const scriptMarks: Record<Script, readonly [string, string]> = {sup: ['^(', ')'], sub: ['_(', ')']};
