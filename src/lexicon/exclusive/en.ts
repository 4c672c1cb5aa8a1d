/**
 * English words that exclude each other. A line: kind, colon, alternatives between bars; words of one alternative say
 * the same for this purpose. Base forms; irregular forms are listed. A hyphen stands between the words of a phrase.
 * `$months`, `$weekdays` and `$units` (or `$unit`, the first name alone) with signs of units stand for the names in the language's table. Chosen by hand for this project.
 */
export const ENGLISH = `
complement: on | off
complement: open | closed close shut
complement: alive living | dead
complement: true | false untrue
complement: present | absent
complement: same identical | different
complement: possible | impossible
complement: male | female
complement: married | single unmarried
complement: awake | asleep
complement: guilty | innocent
complement: legal | illegal
complement: win won | lose lost
complement: pass passed | fail failed
complement: full | empty
complement: safe | dangerous unsafe
complement: correct right | wrong incorrect
complement: odd | even
complement: online | offline
complement: indoor indoors | outdoor outdoors
complement: public | private
complement: permanent | temporary
complement: allow permit allowed | forbid prohibit ban forbidden banned prohibited
complement: accept accepted | reject refuse decline rejected refused turn-down turned-down
complement: include including | exclude excluding
complement: remember | forget forgot forgotten
complement: succeed | fail
complement: enable activate | disable deactivate
complement: available | unavailable
complement: yes yeah yep yup | no nope nah
complement: agree | disagree
complement: visible | invisible
complement: optional | mandatory compulsory obligatory
complement: wet | dry
complement: clean | dirty
complement: domestic | international foreign
complement: absence | presence
complement: import | export
opposite: hot warm | cold cool chilly
opposite: big large huge | small little tiny
opposite: long | short
opposite: tall | short
opposite: high | low
opposite: old | young new
opposite: fast quick quickly rapidly rapid | slow slowly
opposite: early | late
opposite: good great excellent | bad terrible awful
opposite: better | worse
opposite: best | worst
opposite: more | less fewer
opposite: most | least fewest
opposite: many much | few little
opposite: maximum max | minimum min
opposite: strong | weak
opposite: rich wealthy | poor
opposite: easy simple | difficult hard complicated
opposite: hard | soft
opposite: heavy | light
opposite: dark | light bright
opposite: cheap inexpensive | expensive costly
opposite: happy glad | sad unhappy
opposite: thick | thin
opposite: wide broad | narrow
opposite: deep | shallow
opposite: near close | far distant
opposite: loud noisy | quiet silent
opposite: beautiful pretty | ugly
opposite: brave | cowardly
opposite: sharp | blunt dull
opposite: smooth | rough
opposite: sweet | bitter sour
opposite: fresh | stale rotten
opposite: modern | ancient old
opposite: healthy | sick ill
opposite: generous | stingy
opposite: polite | rude
opposite: kind | cruel
opposite: lazy | hardworking diligent
opposite: optimistic | pessimistic
opposite: positive | negative
opposite: love like enjoy adore | hate dislike detest
opposite: increase rise grow climb gain rose grew risen grown jump surge soar rally spike skyrocket go-up goes-up went-up gone-up raise hike boost lift | decrease fall drop decline shrink fell fallen shrank shrunk slump plunge plummet tumble dip sank diminish dwindle go-down goes-down went-down gone-down lower reduce cut slash trim
opposite: raise | cut-down bring-down brought-down
opposite: improve | worsen deteriorate
opposite: expand | contract shrink
opposite: begin start began begun | end finish stop
opposite: arrive come came | leave depart left go
opposite: enter | leave exit left
opposite: appear | disappear vanish
opposite: build create built | destroy demolish
opposite: push | pull
opposite: attack | defend
opposite: praise applaud welcome | criticize criticise blame condemn denounce
opposite: laugh | cry weep
opposite: sit sat | stand stood
opposite: open | lock
opposite: lock | unlock
opposite: add | remove subtract delete
opposite: install | uninstall remove
opposite: connect | disconnect
opposite: save | delete spend
opposite: upload | download
opposite: encrypt | decrypt
opposite: hire hired recruit | fire fired dismiss sack lay-off laid-off
opposite: float | sink sank sunk
opposite: land | take-off took-off taken-off
opposite: support endorse backed | oppose resist
opposite: approve ratify | reject disapprove veto turn-down turned-down vote-down voted-down
opposite: confirm | deny
opposite: trust | distrust
opposite: encourage | discourage
opposite: attract | repel
opposite: freeze froze frozen | melt thaw
opposite: remain stay | leave left
opposite: success | failure
opposite: victory | defeat
opposite: profit surplus | loss deficit shortfall
opposite: advantage | disadvantage
opposite: friend ally | enemy foe
opposite: war | peace
opposite: heaven | hell
opposite: majority | minority
opposite: entrance entry | exit
opposite: beginning start | end
opposite: top | bottom
opposite: front | back rear
opposite: left | right
opposite: inside in into | outside out
opposite: uphill | downhill
opposite: up upstairs upward upwards | down downstairs downward downwards
opposite: above over | below under beneath underneath
opposite: before | after
opposite: with | without
opposite: for | against
opposite: always | sometimes | rarely seldom
opposite: day daytime | night nighttime
opposite: summer | winter
opposite: morning | evening
opposite: man men gentleman | woman women lady
opposite: boy boys | girl girls
opposite: father dad | mother mom mum
opposite: brother | sister
opposite: son | daughter
opposite: husband | wife wives
opposite: uncle | aunt
opposite: nephew | niece
opposite: king | queen
opposite: prince | princess
opposite: actor | actress
opposite: waiter | waitress
opposite: he him his himself | she her hers herself
opposite: adult grown-up | child children kid baby
opposite: first | last
opposite: north northern | south southern | east eastern | west western
opposite: import | export
opposite: internal | external
opposite: upper | lower
opposite: vertical | horizontal
opposite: guilty | acquitted
opposite: attacker | defender
opposite: optimist | pessimist
opposite: forward forwards | backward backwards
opposite: clockwise | counterclockwise anticlockwise
opposite: liquid | solid | gas
opposite: urban | rural
opposite: natural | artificial
opposite: raw | cooked
opposite: rise | set
opposite: sunrise | sunset
opposite: ascend ascent | descend descent
opposite: tighten | loosen
opposite: tight | loose
opposite: fill | empty
opposite: wear put-on puts-on | take-off took-off taken-off
opposite: major | minor
opposite: senior | junior
opposite: superior | inferior
opposite: credit | debit
opposite: gain | lose lost
opposite: occupied | vacant free
opposite: stable | unstable
opposite: simple | complex
opposite: voluntary | mandatory
opposite: strengthen | weaken
opposite: widen broaden | narrow
opposite: lengthen extend prolong | shorten curtail
opposite: accelerate speed-up speeds-up sped-up | decelerate slow-down slows-down slowed-down
opposite: upgrade | downgrade
opposite: promote | demote
opposite: reward | punish
opposite: inhale | exhale
opposite: maximize maximise | minimize minimise
opposite: inflow | outflow
opposite: upbeat bullish | downbeat bearish
opposite: winner | loser
opposite: hero | villain
opposite: uphold upheld | overturn quash strike-down struck-down
opposite: convict convicted | acquit acquitted
opposite: arrest arrested detain detained jail jailed | release released freed
opposite: resume | suspend halt
opposite: appoint appointed | dismiss dismissed sack oust
opposite: survive | die died perish
opposite: obey | disobey
opposite: growth improvement | contraction deterioration
opposite: grandfather grandpa granddad | grandmother grandma granny
opposite: grandson | granddaughter
opposite: boyfriend | girlfriend
opposite: bride | groom bridegroom
opposite: policeman policemen | policewoman policewomen
opposite: businessman businessmen | businesswoman businesswomen
opposite: log-in logged-in sign-in signed-in | log-out logged-out sign-out signed-out
opposite: check-in checked-in | check-out checked-out
opposite: pick-up picks-up picked-up | put-down puts-down
opposite: get-on gets-on got-on | get-off gets-off got-off
converse: buy bought purchase acquire buyer | sell sold divest seller
converse: lend lent | borrow
converse: teach taught teacher | learn learnt
converse: give gave given | receive get got
converse: send sent | receive
converse: parent | child children
converse: employer | employee
converse: doctor | patient
converse: teacher | student pupil
converse: host | guest
converse: precede | follow
converse: pay paid | charge
converse: taller | shorter
converse: bigger larger | smaller
converse: older | younger
converse: faster | slower
converse: heavier | lighter
converse: higher | lower
converse: longer | shorter
converse: richer | poorer
converse: stronger | weaker
converse: cheaper | dearer
converse: warmer hotter | colder cooler
converse: more | less
converse: better | worse
converse: above over | below under
converse: before | after
converse: behind | ahead
exclusive: red | blue | green | yellow | black | white | brown | orange | purple | pink | grey gray
exclusive: square | round circular | triangular | rectangular
exclusive: cat cats | dog dogs | horse horses | cow cows | sheep | pig pigs | goat goats | chicken chickens | bird birds | fish | rabbit rabbits | monkey monkeys | lion lions | tiger tigers | bear bears | elephant elephants
exclusive: apple apples | banana bananas | orange oranges | pear pears | grape grapes | lemon lemons | peach peaches | cherry cherries
exclusive: potato potatoes | tomato tomatoes | onion onions | carrot carrots | garlic | cucumber cucumbers
exclusive: guitar | piano | violin | flute | drum drums | trumpet | keyboard
exclusive: football soccer | basketball | tennis | volleyball | baseball | golf | hockey | cricket
exclusive: tea | coffee | milk | water | juice | beer | wine
exclusive: gold | silver | bronze
exclusive: breakfast | lunch | dinner supper
exclusive: christian | muslim | jewish | hindu | buddhist
exclusive: car cars | bus buses | train trains | bicycle bike | motorcycle motorbike | truck lorry | plane airplane aeroplane | ship | boat
exclusive: $unit s min h day week month year decade century
exclusive: daily | weekly | monthly | yearly annual annually
exclusive: i me | you
exclusive: my mine | your yours
exclusive: once | twice | thrice
time: yesterday | today | tomorrow
time: $weekdays
time: $months
time: spring | summer | autumn fall | winter
time: morning | noon midday | afternoon | evening night midnight
time: last previous past | next coming | this current
time: before | after
time: until till | since | from
time: ago | later
time: now | then
time: already | still
time: past | present | future
time: will shall | was were did had
time: is are am | was were
time: has have | had
time: goes | went
time: tonight | today | tomorrow | yesterday
time: during | before | after
quantifier: all every each everyone everybody everything both entire whole | some several someone somebody something | none nobody nothing neither | half | most | few
quantifier: always constantly | never | sometimes occasionally | often frequently usually | rarely seldom
quantifier: everywhere | nowhere | somewhere
quantifier: exactly precisely | about approximately roughly around almost nearly
quantifier: least | most
quantifier: completely entirely fully totally wholly | partly partially | slightly
quantifier: many much | few little
quantifier: more | less fewer
quantifier: all every each | no
quantifier: some several | no
modality: can could able | must should shall | may might | will would
modality: certainly definitely surely undoubtedly certain sure | perhaps maybe possibly probably likely | unlikely
modality: must | should
modality: want | need have-to
modality: required mandatory must | optional may can
modality: recommended advised | required
modality: know | think believe guess
modality: plan intend | try
condition: if | unless
condition: because since | although though despite
condition: because | if
condition: when | unless
condition: and | or
condition: with | unless
direction: from | to towards toward into
direction: by | for
direction: to | by
direction: by | against
negation: with | without
`;
