// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IMarqueCertificate} from "../src/IMarqueCertificate.sol";
import {CertificateTest} from "./CertificateTest.sol";
import {vm} from "./Vm.sol";

contract MintingTest is CertificateTest {
    function test_mint_answersToTheSelectorOfTheSpecification() public {
        vm.prank(OWNER);
        (bool isMinted, bytes memory answer) = address(certificates).call(
            abi.encodeWithSignature("mintCertificate(address,string,string)", ALICE, URI, BRAND)
        );
        vm.assertTrue(isMinted);
        vm.assertEq(abi.decode(answer, (uint256)), 1);
        vm.assertEq(certificates.ownerOf(1), ALICE);
        vm.assertEq(certificates.tokenURI(1), URI);
        vm.assertEq(certificates.getBrandId(1), BRAND);
        vm.assertEq(certificates.rootOf(1), bytes32(0));
    }

    function test_mint_recordsTheRoot() public {
        vm.assertEq(mint(ALICE, BRAND), 1);
        vm.assertEq(certificates.rootOf(1), ROOT);
        vm.assertEq(certificates.tokenOfBrand(BRAND), 1);
        vm.assertEq(certificates.tokenOfBrand(OTHER_BRAND), 0);
    }

    function test_mint_countsIdsFromOne() public {
        vm.assertEq(certificates.totalSupply(), 0);
        vm.assertEq(mint(ALICE, BRAND), 1);
        vm.assertEq(mint(BOB, OTHER_BRAND), 2);
        vm.assertEq(certificates.totalSupply(), 2);
    }

    function test_mint_tellsOfTheTransferAndOfWhatIsCertified() public {
        vm.expectEmit(address(certificates));
        emit IERC721.Transfer(address(0), ALICE, 1);
        vm.expectEmit(address(certificates));
        emit IMarqueCertificate.Certified(1, ROOT, URI);
        mint(ALICE, BRAND);
    }

    function test_mint_revertsWhenCallerIsNotTheOwner() public {
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ALICE);
        vm.startPrank(ALICE);
        vm.expectRevert(refusal);
        certificates.mintCertificate(ALICE, URI, BRAND);
        vm.expectRevert(refusal);
        certificates.mintCertificate(ALICE, URI, BRAND, ROOT);
    }

    function test_mint_revertsWhenTheBrandHasACertificate() public {
        mint(ALICE, BRAND);
        bytes memory refusal = abi.encodeWithSelector(IMarqueCertificate.DuplicateCertificate.selector, BRAND, 1);
        vm.startPrank(OWNER);
        vm.expectRevert(refusal);
        certificates.mintCertificate(BOB, OTHER_URI, BRAND);
        vm.expectRevert(refusal);
        certificates.mintCertificate(ALICE, URI, BRAND, ROOT);
        vm.assertEq(certificates.totalSupply(), 1);
    }

    function test_mint_revertsWhenTheBrandHasACertificateThatMovedOn() public {
        mint(ALICE, BRAND);
        vm.prank(ALICE);
        certificates.transferFrom(ALICE, BOB, 1);
        vm.expectRevert(abi.encodeWithSelector(IMarqueCertificate.DuplicateCertificate.selector, BRAND, 1));
        mint(ALICE, BRAND);
    }

    function test_mint_revertsWhenTheBrandIsEmpty() public {
        vm.expectRevert(IMarqueCertificate.EmptyBrandId.selector);
        mint(ALICE, "");
    }

    function test_mint_revertsWhenTheRecipientIsZero() public {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(0)));
        mint(address(0), BRAND);
    }

    function test_views_revertWhenThereIsNoSuchCertificate() public {
        mint(ALICE, BRAND);
        uint256[3] memory missing = [uint256(0), 2, type(uint256).max];
        for (uint256 i = 0; i < missing.length; ++i) {
            bytes memory refusal = abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, missing[i]);
            vm.expectRevert(refusal);
            certificates.tokenURI(missing[i]);
            vm.expectRevert(refusal);
            certificates.getBrandId(missing[i]);
            vm.expectRevert(refusal);
            certificates.rootOf(missing[i]);
            vm.expectRevert(refusal);
            certificates.ownerOf(missing[i]);
        }
    }

    /// Any texts, also such as are nearly a UUID or a CID, are returned as they were given.
    function testFuzz_mint_keepsItsTexts(string calldata uri, string calldata brandId, bytes32 root) public {
        vm.assume(bytes(brandId).length > 0);
        keepsTexts(uri, brandId, root);
    }

    function testFuzz_mint_keepsTextsThatDifferFromPackedOnesInACharacter(
        uint8 uriAt,
        bytes1 uriCharacter,
        uint8 brandAt,
        bytes1 brandCharacter
    ) public {
        bytes memory uri = bytes(URI);
        bytes memory brandId = bytes(BRAND);
        uri[uriAt % uri.length] = uriCharacter;
        brandId[brandAt % brandId.length] = brandCharacter;
        keepsTexts(string(uri), string(brandId), ROOT);
    }

    function keepsTexts(string memory uri, string memory brandId, bytes32 root) private {
        vm.prank(OWNER);
        uint256 tokenId = certificates.mintCertificate(ALICE, uri, brandId, root);
        vm.assertEq(certificates.tokenURI(tokenId), uri);
        vm.assertEq(certificates.getBrandId(tokenId), brandId);
        vm.assertEq(certificates.tokenOfBrand(brandId), tokenId);
        vm.assertEq(certificates.rootOf(tokenId), root);
    }
}
