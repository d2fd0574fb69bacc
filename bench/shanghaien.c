/* Shanghaien written by hand in C: what our compiled engine is measured against (bench/reference.py).
 *
 * The same rules (clauses as in docs), the same actions by number, the same outcomes of chance from the same generator,
 * and positions that can be copied between any two actions, as ours can. tests/bench compares whole games with ours,
 * action by action.
 *
 *     shanghaien time SEED GAMES     plays random games; prints actions and seconds of processor time
 *     shanghaien log SEED GAMES      a line for each game: its actions, a colon, both scores
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 8, PLACES = 6, DICE = 6, NATIONS = 8, VALUES = 4, TRICK_CARDS = 32, CARDS = 4, KINDS = 36, PILE = 48 };
enum { OPEN = -1, LEFT = 0, RIGHT = 1, EMPTY = -1, NOBODY = -1 };

/* Actions, in the order of games/shanghaien/actions.py. */
enum {
    ROLL = 0, SHANGHAI = 1, LAY = 2, LAY_FROM = 8, PLAY = 20, TUCK = 28, ADJUST_DIE = 36, BOTH_FROM = 48,
    FIRST = 50, DRAW = 52, DICE_SHOW = 88
};
enum phase { DRAW_FIRST, REVEAL, TURN, THROW, LAY_DIE, TUCK_CARD, CHANGE_DIE, COUNT_FROM, OVER };
enum trick { CREW, ADJUST, BOTH, REROLL };

static const int8_t COPIES[KINDS] = {1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1,
                                     2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 2, 2, 2, 2};
static const int8_t TRICK[2 * CARDS] = {CREW, ADJUST, CREW, REROLL, BOTH, ADJUST, BOTH, REROLL};
static const int8_t ROLL_OF[36] = {0, 1, 2, 3, 4,  5,  1, 6, 7, 8,  9,  10, 2, 7,  11, 12, 13, 14,
                                   3, 8, 12, 15, 16, 17, 4, 9, 13, 16, 18, 19, 5, 10, 14, 17, 19, 20};
static const int8_t LOW[21] = {1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6};
static const int8_t HIGH[21] = {1, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6, 3, 4, 5, 6, 4, 5, 6, 5, 6, 6};

/* kernel/chance.py: Marsaglia's xorshift128. */
struct rng { uint32_t x, y, z, w; };

static uint32_t scramble(uint32_t x)
{
    x = (x ^ (x >> 16)) * 0x45D9F3Bu;
    x = (x ^ (x >> 16)) * 0x45D9F3Bu;
    return x ^ (x >> 16);
}

static uint32_t mix(uint32_t salt, uint64_t seed, uint64_t stream)
{
    uint32_t x = scramble(salt + (uint32_t)seed);
    x = scramble(x + (uint32_t)(seed >> 32) + 0x7F4A7C15u);
    x = scramble(x + (uint32_t)stream + 0x2545F491u);
    x = scramble(x + (uint32_t)(stream >> 32) + 0x1B873593u);
    return scramble(x + salt);
}

static struct rng new_rng(uint64_t seed, uint64_t stream)
{
    struct rng rng = {mix(0x9E3779B9u, seed, stream), mix(0x85EBCA6Bu, seed, stream), mix(0xC2B2AE35u, seed, stream),
                      mix(0x27D4EB2Fu, seed, stream) | 1};
    return rng;
}

static int below(struct rng *rng, int limit)
{
    uint32_t t = rng->x ^ (rng->x << 11);
    rng->x = rng->y;
    rng->y = rng->z;
    rng->z = rng->w;
    rng->w = rng->w ^ (rng->w >> 19) ^ t ^ (t >> 8);
    return (int)(((uint64_t)rng->w * (uint64_t)limit) >> 32);
}

struct side {
    int8_t dice[DICE];      /* laid this round, by face - 1 */
    int8_t cards[KINDS];    /* sailors and unused trick cards */
    int8_t tucked[NATIONS]; /* trick cards turned into sailors (SH-T4) */
    int8_t supply;
    int8_t captain; /* a trick card was used this round (SH-T1) */
};

struct table {
    struct side sides[2];
    int8_t pile[KINDS];
    int8_t row[PLACES];
    int8_t gone[KINDS];
    int8_t pile_size;
    int8_t round;
    int8_t counted_from;
    int8_t low, high; /* the dice just rolled */
    int8_t phase;
    int8_t seat;  /* whose phase it is; while cards are revealed: who will take the first turn */
    int8_t place; /* the next card to be revealed */
};

struct moves {
    int count;
    int items[64];
};

static void set_up(struct table *table)
{
    memset(table, 0, sizeof *table);
    memcpy(table->pile, COPIES, sizeof COPIES);
    memset(table->row, EMPTY, sizeof table->row);
    table->pile_size = PILE;
    table->counted_from = OPEN;
    table->sides[0].supply = table->sides[1].supply = DICE;
    table->phase = DRAW_FIRST;
}

static int has_sailor(const struct side *side, int nation)
{
    const int8_t *cards = side->cards + nation * VALUES;
    return (cards[0] | cards[1] | cards[2] | cards[3]) != 0;
}

static int has_any_sailor(const struct side *side)
{
    for (int nation = 0; nation < NATIONS; nation++)
        if (has_sailor(side, nation))
            return 1;
    return 0;
}

static void add(struct moves *moves, int action) { moves->items[moves->count++] = action; }

static void offer_die(const struct table *table, int face, struct moves *moves)
{
    if (table->counted_from == OPEN) { /* SH-R4 */
        add(moves, LAY_FROM + (face - 1) * 2);
        add(moves, LAY_FROM + (face - 1) * 2 + 1);
    } else
        add(moves, LAY + face - 1);
}

static void offer_change(int face, struct moves *moves)
{
    if (face > 1)
        add(moves, ADJUST_DIE + (face - 1) * 2);
    if (face < DICE)
        add(moves, ADJUST_DIE + (face - 1) * 2 + 1);
}

/* What the seat whose phase it is may do. */
static void legal(const struct table *table, struct moves *moves)
{
    const struct side *side = &table->sides[table->seat];
    moves->count = 0;
    switch (table->phase) {
    case TURN:
        if (side->supply >= 2) /* SH-R3, SH-R6 */
            add(moves, ROLL);
        if (DICE - side->supply >= 2) /* SH-R5 */
            add(moves, SHANGHAI);
        break;
    case LAY_DIE:
        offer_die(table, table->low, moves);
        if (table->high != table->low)
            offer_die(table, table->high, moves);
        if (side->captain) /* SH-T1 */
            break;
        for (int card = 0; card < CARDS; card++)
            if (side->cards[TRICK_CARDS + card] > 0) {
                if (TRICK[card * 2] != CREW || has_any_sailor(side)) /* SH-T8 */
                    add(moves, PLAY + card * 2);
                add(moves, PLAY + card * 2 + 1);
            }
        break;
    case TUCK_CARD:
        for (int nation = 0; nation < NATIONS; nation++)
            if (has_sailor(side, nation)) /* SH-T4 */
                add(moves, TUCK + nation);
        break;
    case CHANGE_DIE: /* SH-T5 */
        offer_change(table->low, moves);
        if (table->high != table->low)
            offer_change(table->high, moves);
        break;
    case COUNT_FROM: /* SH-R4, SH-T6 */
        add(moves, BOTH_FROM);
        add(moves, BOTH_FROM + 1);
        break;
    }
}

/* SH-D4: the pips of a player's dice at the cards beside card `number`. */
static int neighbour_pips(const struct side *side, int number)
{
    int pips = 0;
    if (number > 1)
        pips += side->dice[number - 2] * (number - 1);
    if (number < PLACES)
        pips += side->dice[number] * (number + 1);
    return pips;
}

/* SH-D1 to SH-D5: who gets card `number`. */
static int taker(const struct table *table, int number)
{
    int first = table->sides[0].dice[number - 1];
    int second = table->sides[1].dice[number - 1];
    if (first == second) {
        if (first == 0)
            return NOBODY;
        first = neighbour_pips(&table->sides[0], number);
        second = neighbour_pips(&table->sides[1], number);
        if (first == second)
            return NOBODY;
    }
    return first > second ? 0 : 1;
}

/* SH-R5, SH-D6, SH-E1: cards are handed out, dice and captains go back, the caller's rival starts the next round. */
static void end_round(struct table *table)
{
    for (int number = 1; number <= PLACES; number++) {
        int place = table->counted_from == RIGHT ? PLACES - number : number - 1;
        int kind = table->row[place];
        int owner = taker(table, number);
        if (owner == NOBODY)
            table->gone[kind]++;
        else
            table->sides[owner].cards[kind]++;
        table->row[place] = EMPTY;
    }
    for (int seat = 0; seat < 2; seat++) {
        memset(table->sides[seat].dice, 0, DICE);
        table->sides[seat].supply = DICE;
        table->sides[seat].captain = 0;
    }
    table->counted_from = OPEN;
    table->seat = 1 - table->seat;
    if (table->round < ROUNDS) {
        table->round++;
        table->place = 0;
        table->phase = REVEAL;
    } else
        table->phase = OVER;
}

static void lay(struct table *table, int face)
{
    struct side *side = &table->sides[table->seat];
    side->dice[face - 1]++;
    side->supply--;
}

static void end_turn(struct table *table)
{
    table->low = table->high = 0;
    table->seat = 1 - table->seat;
    table->phase = TURN;
}

static void lay_both(struct table *table)
{
    lay(table, table->low);
    lay(table, table->high);
    end_turn(table);
}

static void play_card(struct table *table, int play)
{
    struct side *side = &table->sides[table->seat];
    int kind = TRICK_CARDS + (play >> 1);
    int trick = TRICK[play];
    side->captain = 1;
    side->cards[kind]--;
    if (trick == CREW) {
        table->phase = TUCK_CARD;
        return;
    }
    table->gone[kind]++;
    if (trick == ADJUST)
        table->phase = CHANGE_DIE;
    else if (trick == REROLL)
        table->phase = THROW;
    else if (table->counted_from == OPEN)
        table->phase = COUNT_FROM;
    else
        lay_both(table);
}

static void change_die(struct table *table, int change)
{
    int face = 1 + (change >> 1);
    int changed = change & 1 ? face + 1 : face - 1;
    int other = face == table->low ? table->high : table->low;
    table->low = (int8_t)(changed < other ? changed : other);
    table->high = (int8_t)(changed < other ? other : changed);
}

/* Does one action and all that follows from it. */
static void play(struct table *table, int action)
{
    switch (table->phase) {
    case DRAW_FIRST: /* SH-S1 */
        table->seat = (int8_t)(action - FIRST);
        table->round = 1;
        table->place = 0;
        table->phase = REVEAL;
        break;
    case REVEAL:
        table->pile[action - DRAW]--;
        table->pile_size--;
        table->row[table->place++] = (int8_t)(action - DRAW);
        if (table->place == PLACES)
            table->phase = TURN;
        break;
    case TURN: /* SH-R2 */
        if (action == ROLL)
            table->phase = THROW;
        else
            end_round(table);
        break;
    case THROW:
        table->low = LOW[action - DICE_SHOW];
        table->high = HIGH[action - DICE_SHOW];
        table->phase = LAY_DIE;
        break;
    case LAY_DIE: /* SH-R3 */
        if (action >= PLAY)
            play_card(table, action - PLAY);
        else if (action >= LAY_FROM) {
            table->counted_from = (int8_t)((action - LAY_FROM) & 1);
            lay(table, 1 + ((action - LAY_FROM) >> 1));
            end_turn(table);
        } else {
            lay(table, 1 + action - LAY);
            end_turn(table);
        }
        break;
    case TUCK_CARD:
        table->sides[table->seat].tucked[action - TUCK]++;
        table->phase = LAY_DIE;
        break;
    case CHANGE_DIE:
        change_die(table, action - ADJUST_DIE);
        table->phase = LAY_DIE;
        break;
    case COUNT_FROM:
        table->counted_from = (int8_t)(action - BOTH_FROM);
        lay_both(table);
        break;
    }
}

/* What chance brings by weight, or one of the seat's actions with equal odds. */
static int random_action(const struct table *table, struct moves *moves, struct rng *rng)
{
    if (table->phase == REVEAL) {
        int kind = 0;
        int share = below(rng, table->pile_size) - table->pile[0];
        while (share >= 0)
            share -= table->pile[++kind];
        return DRAW + kind;
    }
    if (table->phase == THROW)
        return DICE_SHOW + ROLL_OF[below(rng, 36)];
    if (table->phase == DRAW_FIRST)
        return FIRST + below(rng, 2);
    legal(table, moves);
    return moves->items[below(rng, moves->count)];
}

static int strength(const struct side *side, int nation)
{
    int total = 2 * side->tucked[nation];
    for (int value = 1; value <= VALUES; value++)
        total += side->cards[nation * VALUES + value - 1] * value;
    return total;
}

/* SH-G1 to SH-G4. */
static int score(const struct table *table, int seat)
{
    const struct side *own = &table->sides[seat];
    const struct side *other = &table->sides[1 - seat];
    int total = 0;
    for (int kind = TRICK_CARDS; kind < KINDS; kind++)
        total += own->cards[kind];
    for (int nation = 0; nation < NATIONS; nation++) {
        int mine = strength(own, nation);
        int theirs = strength(other, nation);
        if (theirs == 0)
            total += mine;
        else if (mine > theirs)
            total += theirs;
    }
    return total;
}

/* Not inlined, so that nothing of a game can be left out because nobody looks at it. */
__attribute__((noinline)) static long play_out(struct table *table, struct moves *moves, struct rng *rng)
{
    long plies = 0;
    while (table->phase != OVER) {
        play(table, random_action(table, moves, rng));
        plies++;
    }
    return plies;
}

static void time_games(uint64_t seed, long games)
{
    struct table start, table;
    struct moves moves;
    long plies = 0;
    set_up(&start);
    clock_t began = clock();
    for (long game = 0; game < games; game++) {
        struct rng rng = new_rng(seed, (uint64_t)game);
        table = start;
        plies += play_out(&table, &moves, &rng);
    }
    printf("%ld %.6f\n", plies, (double)(clock() - began) / CLOCKS_PER_SEC);
}

static void log_games(uint64_t seed, long games)
{
    struct table table;
    struct moves moves;
    for (long game = 0; game < games; game++) {
        struct rng rng = new_rng(seed, (uint64_t)game);
        set_up(&table);
        while (table.phase != OVER) {
            int action = random_action(&table, &moves, &rng);
            printf("%d ", action);
            play(&table, action);
        }
        printf(": %d %d\n", score(&table, 0), score(&table, 1));
    }
}

int main(int count, char **words)
{
    if (count != 4 || (strcmp(words[1], "time") != 0 && strcmp(words[1], "log") != 0)) {
        fprintf(stderr, "usage: %s time|log SEED GAMES\n", words[0]);
        return 2;
    }
    uint64_t seed = strtoull(words[2], NULL, 10);
    long games = strtol(words[3], NULL, 10);
    (strcmp(words[1], "time") == 0 ? time_games : log_games)(seed, games);
    return 0;
}
