/** How goods and skills look wherever they are drawn. */
import type { IconName } from "../../icons/icons";
import type { Good, Skill, Symbol } from "./box";

interface Look {
  icon: IconName;
  body: string;
  ink: string;
}

export const GOOD_LOOKS: Record<Good, Look> = {
  white: { icon: "gem", body: "var(--mc-gem-white)", ink: "var(--mc-gem-ink)" },
  red: { icon: "gem", body: "var(--mc-gem-red)", ink: "var(--mc-gem-ink)" },
  blue: { icon: "gem", body: "var(--mc-gem-blue)", ink: "var(--mc-gem-ink)" },
  coins: { icon: "coin", body: "var(--mc-coin)", ink: "var(--mc-coin-ink)" },
  encounters: { icon: "cards", body: "var(--mc-card)", ink: "var(--mc-card-ink)" },
};

export const SYMBOL_BODIES: Record<Symbol, string> = {
  map: "var(--mc-map)",
  lantern: "var(--mc-lantern)",
  sword: "var(--mc-sword)",
  kite: "var(--mc-kite)",
};

export const SKILL_BODIES: Record<Skill, string> = {
  cartography: "var(--mc-map)",
  "night-navigation": "var(--mc-lantern)",
  combat: "var(--mc-sword)",
  meteorology: "var(--mc-kite)",
  "elite-crew": "var(--mc-people)",
};
