/** How estimates shorten the names of parts, with other spellings of them. */
export const abbreviations: ReadonlyMap<string, string> = new Map(
  `abs=absorber adj=adjust algn=align batt=battery bmp=bumper bmpr=bumper bpr=bumper brkt=bracket brg=bearing bkt=bracket brk=bracket btry=battery
    cntr=center ctr=center comb=combination combo=combination comp=compartment cntrl=control cntl=control contrl=control ctrl=control cov=cover crossmbr=crossmember cvr=cover def=deflector dr=door
    drs=doors emb=emblem ext=extension extn=extension fasc=fascia fend=fender fndr=fender fndt=foundation frnt=front frt=front fr=front ft=front
    fwd=forward gl=glass gls=glass grl=grille grill=grille gril=grille grlle=grille hdlmp=headlamp hdlp=headlamp hdlt=headlamp headlight=headlamp headlite=headlamp h/lamp=headlamp h/light=headlamp
    hl=headlamp hndl=handle hsg=housing hbrg=hub ins=inside insul=insulator inst=install inr=inner lamps=lamp lftgt=liftgate lgt=liftgate
    liftgt=liftgate lf=front rf=front lr=rear lic=license lmp=lamp lwr=lower mdl=module mirr=mirror mir=mirror mld=molding mldg=molding mldng=molding moulding=molding
    mntg=mount mtg=mount nmplt=nameplate otr=outer outr=outer orn=ornament otsd=outside pass=passenger plr=pillar pnl=panel pan=panel
    qtr=quarter quar=quarter rad=radiator reinf=reinforcement refl=reflector reinforcemnt=reinforcement rebar=reinforcement retnr=retainer rkr=rocker rr=rear
    sd=side sens=sensor snsr=sensor spt=support supt=support susp=suspension stblzr=stabilizer strg=steering tailgt=tailgate tlgt=tailgate
    trk=trunk trnk=trunk upr=upper uppr=upper vlv=valve weatherstripping=weatherstrip wndshld=windshield wshld=windshield windscreen=windshield
    wdo=window whl=wheel whls=wheel wheelhse=wheelhouse whlhse=wheelhouse w/s=windshield ws=windshield w/shield=windshield w/shld=windshield wdshld=windshield windsheild=windshield windsheld=windshield xmbr=crossmember
    xmember=crossmember airbags=airbag`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [short = "", word = ""] = pair.split("=");
      return [short, word];
    }),
);
